// Written by tools/page_types.py: change the types of Python, then run it anew.

export const LANGUAGES = ['en', 'it'] as const;

/** What may stand before a name, in any of them: names of a partial language may be English. */
export const ARTICLES = ['the ', 'il ', 'lo ', 'la ', 'i ', 'gli ', 'le ', 'l’'];
