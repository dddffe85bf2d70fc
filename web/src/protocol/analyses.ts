// Written by tools/page_types.py: change the types of Python, then run it anew.

/** Analyse a game of this server, from so many answers on; -1: from where it stands. */
export interface AnalysisRequest {
  at?: number;
}

export interface RecordToAnalyse {
  record: string;
}

/** From where an analysis stands, against bots. */
export interface PlayOnRequest {
  seat: number;
  level?: string;
  name?: string;
}
