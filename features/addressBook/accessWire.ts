/** Who reads the address book; apart from the calls, which the first page of the portal does without. */
export const ADDRESS_BOOK = 'company:address';
export const ADDRESS_BOOK_READERS = `${ADDRESS_BOOK}:list`;
