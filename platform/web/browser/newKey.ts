const KEY_BYTES = 16;

/** A key that nobody else has; also where the page did not come over https, which `randomUUID` asks for. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
