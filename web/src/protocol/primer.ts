// Written by tools/page_types.py: change the types of Python, then run it anew.

/** A god, a building, a creature, a hero or a card of which there is an example. */
export interface ThingData {
  domain: string;
  word: string;
}

export interface PrimerData {
  /** In their order; each has a picture, and messages `five-<title>-<section>`. */
  sections: string[];
  things: ThingData[];
}

export interface ExampleRequest {
  /** Of whoever tries it. */
  name?: string;
}
