const PREFIX = 'company:address';

/** Permissions of the address book, apart from its calls: the first page of the portal does without their schemas. */
export const ADDRESS_BOOK_ACCESS = {
  prefix: PREFIX,
  list: `${PREFIX}:list`,
} as const;
