/** Two check digits by ISO 7064 MOD 97-10 of the digits before them. */
export function checkDigitsOf(digits: string): string {
  let rest = 0;
  for (const digit of `${digits}00`) rest = (rest * 10 + Number(digit)) % 97;
  return String(98 - rest).padStart(2, '0');
}

const BILL_NO = /BL(\d{10})(\d{2})(?!\d)/g;

/** `BL`, year and month, serial, two check digits. */
export const billNoOf = (digits: string) => `BL${digits}${checkDigitsOf(digits)}`;

/** Numbers of bills in a bank's text, however it spaces and capitalizes them; those mistyped are left out. */
export function billNosIn(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const found = [...plain.matchAll(BILL_NO)].flatMap(([whole, digits = '', check]) =>
    checkDigitsOf(digits) === check ? [whole] : [],
  );
  return [...new Set(found)];
}
