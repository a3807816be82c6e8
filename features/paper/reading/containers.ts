import { isContainerNumber, normalizeContainerNumber } from '../../../libs/containerCodes/containerNumber.ts';
import type { Found } from './found.ts';
import { type Row, within } from './rows.ts';

export interface ContainerFact {
  containerNo: Found;
  /** letters were mended until the check digit fitted (ISO 6346) */
  isRepaired: boolean;
  sealNo?: Found;
}

/** Of the page's width, between a label and the value below it. */
const SIDE = 0.05;

const CANDIDATE = /(?<!\d)[A-ZА-Я0-9]{3}\s?[A-ZА-Я0-9]\s?[\dOОIlSB]{3}\s?[\dOОIlSB]{3}[\s-]?[\dOОIlSB]/g;
/** Owner and serial number, the check digit in a frame of its own that was not read. */
const WITHOUT_CHECK = /(?<![A-Z0-9])[A-Z]{3}[UJZ]\s?\d{3}\s?\d{3}(?!\d)/g;
const SEAL =
  /(?:seal|пломб[аы]?|зпу|封号|铅封号?|封条)[\s.:：№#]*(?:number|номер|nos|no|n9|号)?[\s.:：№#]*(?=[A-Z]{0,6}\d)([A-Z0-9]{4,20})/i;

/** Container numbers anywhere on the paper; the seal that stands beside. */
export function containersOf(rows: readonly Row[]): ContainerFact[] {
  const facts = new Map<string, ContainerFact>();
  for (const [at, row] of rows.entries()) {
    const whole = row
      .map(({ text }) => text)
      .join(' ')
      .toUpperCase();
    for (const [written] of whole.matchAll(CANDIDATE)) {
      const repaired = repairedNumber(written);
      const known = facts.get(repaired?.number ?? '');
      if (repaired === null || known?.sealNo !== undefined) continue;
      const sealNo = sealBeside(whole, written) ?? sealBelow(rows, at, row);
      if (known !== undefined) {
        if (sealNo !== undefined) known.sealNo = within(row, sealNo);
        continue;
      }
      facts.set(repaired.number, {
        containerNo: { ...within(row, written), text: repaired.number },
        isRepaired: repaired.isRepaired,
        ...(sealNo !== undefined && { sealNo: within(row, sealNo) }),
      });
    }
  }
  if (facts.size === 0) for (const fact of completedNumbers(rows)) facts.set(fact.containerNo.text, fact);
  const [only] = facts.values();
  if (facts.size === 1 && only !== undefined && only.sealNo === undefined) {
    const sealNo = sealAnywhere(rows);
    if (sealNo !== undefined) only.sealNo = sealNo;
  }
  return [...facts.values()];
}

/** Whether a text holds a container number whose check digit fits. */
export const holdsContainerNo = (text: string): boolean =>
  [...text.toUpperCase().matchAll(CANDIDATE)].some(([written]) => repairedNumber(written) !== null);

/** Letters and digits as signs of seals have them, without a label. */
export const isSealSign = (text: string): boolean => SIGNS.test(text.toUpperCase().replace(/\s/g, ''));

const UNCHECKED = 0.6;

/** Numbers whose check digit is reckoned, which proves nothing: always a doubt. */
function completedNumbers(rows: readonly Row[]): ContainerFact[] {
  return rows.flatMap((row) => {
    const whole = row
      .map(({ text }) => text)
      .join(' ')
      .toUpperCase();
    return [...whole.matchAll(WITHOUT_CHECK)].flatMap(([written]) => {
      const plain = normalizeContainerNumber(written);
      const number = Array.from({ length: 10 }, (_, digit) => `${plain}${digit}`).find(isContainerNumber);
      if (number === undefined) return [];
      const containerNo = { ...within(row, written), text: number, confidence: UNCHECKED };
      return [{ containerNo, isRepaired: true }];
    });
  });
}

/** Of the one container on a page, wherever it stands: beside its label or below. */
function sealAnywhere(rows: readonly Row[]): Found | undefined {
  for (const [at, row] of rows.entries()) {
    const beside = SEAL.exec(row.map(({ text }) => text.toUpperCase()).join(' '))?.[1];
    if (beside !== undefined && repairedNumber(beside) === null) return within(row, beside);
    const label = row.find(({ text }) => SEAL_LABEL.test(text.trim()));
    const below = label === undefined ? [] : (rows[at + 1] ?? []);
    const under = below.find(({ box }) => Math.abs(box.left - (label?.box.left ?? 0)) < SIDE);
    // the signs of a seal stand beside their count
    for (const [found, shape] of [[under, ONE_SEAL], ...below.map((one) => [one, SIGNS] as const)] as const) {
      const text = found?.text.toUpperCase().replace(/\s/g, '') ?? '';
      if (found !== undefined && shape.test(text)) return { ...found, text };
    }
  }
  return undefined;
}

/** "Container/Seal: MSKU1234565 / CN998877" and "Seal SL1". */
function sealBeside(whole: string, containerNo: string): string | undefined {
  const labelled = SEAL.exec(whole)?.[1];
  if (labelled !== undefined && repairedNumber(labelled) === null) return labelled;
  if (labelled === undefined)
    return PAIRED.exec(whole.slice(whole.indexOf(containerNo) + containerNo.length))?.[1];
  const after = whole.slice(whole.indexOf(containerNo) + containerNo.length);
  return /^\s*[/,;|]?\s*(?=[A-Z]{0,6}\d)([A-Z0-9]{4,20})/.exec(after)?.[1];
}

/** "TCNU3054388/XA998877": nothing but a seal is written so. */
const PAIRED = /^\s?\/\s?([A-Z]{1,6}\d{4,14})(?![A-Z0-9])/;

const SEAL_LABEL =
  /^(?:\d{1,2}[.)]?\s*)?(?:(?:no\.?|№|номер)\s*)?(?:seal|пломб|зпу|封号|铅封|封条)[^\d]{0,20}$/i;
const ONE_SEAL = /^(?=[A-Z]{0,6}\d)[A-Z0-9]{4,20}$/;
const SIGNS = /^[A-Z]{1,6}\d{4,14}$/;
const ROWS_ABOVE = 8;

/** The cell under a heading of seals. */
function sealBelow(rows: readonly Row[], at: number, row: Row): string | undefined {
  const label = rows
    .slice(Math.max(0, at - ROWS_ABOVE), at)
    .flat()
    .findLast(({ text }) => SEAL_LABEL.test(text.trim()));
  const under = label && row.find(({ box }) => Math.abs(box.left - label.box.left) < SIDE);
  return /^(?=[A-Z]{0,6}\d)[A-Z0-9]{4,20}$/.exec(under?.text.toUpperCase().replace(/\s/g, '') ?? '')?.[0];
}

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
  const category = `${mended.slice(0, OWNER_LENGTH - 1)}U${mended.slice(OWNER_LENGTH)}`;
  return isContainerNumber(category) ? { number: category, isRepaired: true } : null;
}
