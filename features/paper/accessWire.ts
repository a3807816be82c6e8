/** Who reads papers; apart from the calls, which the first page of the portal does without. */
export const PAPER_READERS = 'paper:recognize:list';
