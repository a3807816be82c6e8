/** A code in capitals without blanks, dots and full-width characters. */
export const normalizeCode = (text: string) => text.normalize('NFKC').replace(/[\s.]/g, '').toUpperCase();
