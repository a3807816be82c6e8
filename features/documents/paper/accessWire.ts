const PREFIX = 'paper:recognize';

/** Permissions of papers, apart from their calls: the first page of the portal does without their schemas. */
export const PAPER_ACCESS = {
  prefix: PREFIX,
  list: `${PREFIX}:list`,
} as const;
