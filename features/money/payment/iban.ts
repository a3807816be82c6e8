const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Remainder of a number of any length, letters counted from A = 10. */
function mod97(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** Account number without spaces, in capitals. */
export const plainAccount = (text: string) => text.toUpperCase().replace(/[\s-]/g, '');

/** True for numbers that only look like an IBAN and break its check digits (ISO 13616). */
export function isBrokenIban(text: string): boolean {
  const plain = plainAccount(text);
  if (!/^[A-Z]{2}\d{2}/.test(plain)) return false;
  return !IBAN.test(plain) || mod97(plain.slice(4) + plain.slice(0, 4)) !== 1;
}

export const isIban = (text: string) => IBAN.test(plainAccount(text)) && !isBrokenIban(text);
