/** First two characters of the name, and the domain. */
export function maskEmail(email: string): string {
  return email.replace(/^(.{1,2})[^@]*@/, '$1***@');
}
