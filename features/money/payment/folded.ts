/** A reference as it is compared: letters and digits alone, in capitals, without full width. */
export function folded(reference: string): string {
  const plain = reference.normalize('NFKC').toUpperCase();
  return plain.replace(/[^\p{L}\p{N}]/gu, '') || plain.trim();
}
