import { isContainerNumber, normalizeContainerNumber } from '../../../../libs/containerCodes/containerNumber.ts';

const TO_LETTER: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '5': 'S',
  '8': 'B',
  '6': 'G',
  '2': 'Z',
};
const TO_DIGIT: Readonly<Record<string, string>> = {
  O: '0',
  I: '1',
  L: '1',
  S: '5',
  B: '8',
  G: '6',
  Z: '2',
  Q: '0',
  D: '0',
};
const OWNER_LENGTH = 4;
/** Of the owner's code; other long numbers of digits are none. */
const FEWEST_LETTERS = 3;

const lettersIn = (text: string) => text.match(/[A-Z]/g)?.length ?? 0;

/** Letters where letters stand and digits where digits stand; null where the check digit still does not fit. */
export function repairedNumber(written: string): { number: string; isRepaired: boolean } | null {
  const plain = normalizeContainerNumber(written);
  if (isContainerNumber(plain)) return { number: plain, isRepaired: false };
  if (lettersIn(plain.slice(0, OWNER_LENGTH)) < FEWEST_LETTERS) return null;
  const mended = [...plain]
    .map((letter, at) => (at < OWNER_LENGTH ? (TO_LETTER[letter] ?? letter) : (TO_DIGIT[letter] ?? letter)))
    .join('');
  if (isContainerNumber(mended)) return { number: mended, isRepaired: true };
  // a digit there is part of another code
  if (!/[A-Z]/.test(mended[OWNER_LENGTH - 1] ?? '')) return null;
  const category = `${mended.slice(0, OWNER_LENGTH - 1)}U${mended.slice(OWNER_LENGTH)}`;
  return isContainerNumber(category) ? { number: category, isRepaired: true } : null;
}
