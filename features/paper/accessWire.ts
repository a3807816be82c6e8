/** Permissions of papers, apart from their calls: the first page of the portal does without their schemas. */
export const PAPER_ACCESS = {
  prefix: 'paper:recognize',
  list: 'paper:recognize:list',
} as const;
