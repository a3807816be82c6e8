import {
  checkDigitOf,
  isContainerNumber,
  normalizeContainerNumber,
} from '../../../../libs/containerCodes/containerNumber.ts';
import type { Found } from './found.ts';
import { repairedNumber } from './repairedNumber.ts';
import { type Row, within } from './rows.ts';
import { sealAnywhere, sealOf } from './seals.ts';

export interface ContainerFact {
  containerNo: Found;
  /** letters were mended until the check digit fitted (ISO 6346) */
  isRepaired: boolean;
  /** the number whose check digit fits, where that of the written one does not; a person decides */
  suggestedNo?: string;
  sealNo?: Found;
}

const CANDIDATE = /(?<!\d)[A-ZА-Я0-9]{3}\s?[A-ZА-Я0-9]\s?[\dOОIlSB]{3}\s?[\dOОIlSB]{3}[\s-]?[\dOОIlSB](?!\d)/g;
/** Owner and serial number, the check digit in a frame of its own that was not read. */
const WITHOUT_CHECK = /(?<![A-Z0-9])[A-Z]{3}[UJZ]\s?\d{3}\s?\d{3}(?!\d)/g;
/** A number as it is written, its check digit aside. */
const WRITTEN = /(?<![A-Z0-9])[A-Z]{3}[UJZ]\s?\d{3}\s?\d{3}[\s-]?\d(?!\d)/g;

const upperOf = (row: Row) =>
  row
    .map(({ text }) => text)
    .join(' ')
    .toUpperCase();

/** Container numbers anywhere on the paper; the seal that stands beside. */
export function containersOf(rows: readonly Row[]): ContainerFact[] {
  const facts = new Map<string, ContainerFact>();
  for (const [at, row] of rows.entries()) {
    const whole = upperOf(row);
    const inRow = [...whole.matchAll(CANDIDATE)].flatMap(
      ({ 0: written, index }) => factIn(row, written, LETTER.test(whole[index - 1] ?? '')) ?? [],
    );
    for (const { written, fact } of inRow) {
      const number = fact.containerNo.text;
      const known = facts.get(number) ?? fact;
      facts.set(number, known);
      if (known.sealNo !== undefined) continue;
      const others = inRow.filter((one) => one.written !== written).map((one) => one.written);
      const sealNo = sealOf({ rows, at, whole, written, others, box: fact.containerNo.box });
      if (sealNo !== undefined) known.sealNo = sealNo;
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

const LETTER = /\p{L}/u;

/** A number whose check digit fits, was mended, or does not fit; null: it is none. `isInWord`: a letter stands before it. */
function factIn(row: Row, written: string, isInWord: boolean): { written: string; fact: ContainerFact } | null {
  const repaired = repairedNumber(written);
  const found = within(row, written);
  // the end of a word is nothing to be mended
  if (repaired?.isRepaired && isInWord) return null;
  if (repaired !== null)
    return {
      written,
      fact: { containerNo: { ...found, text: repaired.number }, isRepaired: repaired.isRepaired },
    };
  const [wrong] =
    upperOf(row)
      .match(WRITTEN)
      ?.filter((one) => one === written) ?? [];
  if (wrong === undefined) return null;
  const number = normalizeContainerNumber(wrong);
  const firstTen = number.slice(0, -1);
  const containerNo = { ...found, text: number, confidence: Math.min(found.confidence, UNCHECKED) };
  return {
    written,
    fact: { containerNo, isRepaired: false, suggestedNo: `${firstTen}${checkDigitOf(firstTen)}` },
  };
}

/** Whether a text holds a container number whose check digit fits. */
export const holdsContainerNo = (text: string): boolean =>
  [...text.toUpperCase().matchAll(CANDIDATE)].some(([written]) => repairedNumber(written) !== null);

const UNCHECKED = 0.6;

/** Numbers whose check digit is reckoned, which proves nothing: always a doubt. */
function completedNumbers(rows: readonly Row[]): ContainerFact[] {
  return rows.flatMap((row) => {
    const whole = upperOf(row);
    return [...whole.matchAll(WITHOUT_CHECK)].flatMap(([written]) => {
      const plain = normalizeContainerNumber(written);
      const number = Array.from({ length: 10 }, (_, digit) => `${plain}${digit}`).find(isContainerNumber);
      if (number === undefined) return [];
      const containerNo = { ...within(row, written), text: number, confidence: UNCHECKED };
      return [{ containerNo, isRepaired: true }];
    });
  });
}
