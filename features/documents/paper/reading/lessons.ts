import { CARGO_ROLES } from '../../../freight/cargo/parties.ts';
import type { Found } from './found.ts';
import type { PaperFacts } from './understand.ts';

/** What a person made of a misread value. */
export interface Lesson {
  field: string;
  readText: string;
  rightText: string;
}

/** Corrected before by a person, the same again: hardly a doubt. */
const LEARNED = 0.95;

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Papers of one sender and kind look alike; '' where the sender is unknown. */
export function layoutOf({ kind, parties }: PaperFacts): string {
  const { taxCode, nameCn, nameEn, nameRu } = parties.sendCc ?? {};
  const sender = lettersOf((taxCode ?? nameCn ?? nameEn ?? nameRu)?.text ?? '');
  return sender === '' ? '' : `${kind} ${sender}`;
}

/** Fields whose values come again on later papers; amounts and numbers do not. */
const REPEATED = /^(goodsName|packType|goodsCountry|goodsValueCurrency|hscode|gng|etcode|goodsSign)|\./;

/** What differs between what was read and what a person took over. */
export function lessonsOf(
  { lines, parties }: PaperFacts,
  taken: {
    lines: readonly { lineNo: number; values: Readonly<Record<string, string | undefined>> }[];
    parties: Readonly<Record<string, Readonly<Record<string, string | undefined>> | null | undefined>>;
  },
): Lesson[] {
  const ofLines = taken.lines.flatMap(({ lineNo, values }) => differences(lines[lineNo] ?? {}, values, ''));
  const ofParties = CARGO_ROLES.flatMap((role) =>
    differences(parties[role] ?? {}, taken.parties[role] ?? {}, `${role}.`),
  );
  const lessons = [...ofLines, ...ofParties].filter(({ field }) => REPEATED.test(field));
  return [...new Map(lessons.map((one) => [`${one.field} ${one.readText}`, one])).values()];
}

function differences(
  read: Readonly<Record<string, Found | undefined>>,
  right: Readonly<Record<string, string | undefined>>,
  prefix: string,
): Lesson[] {
  return Object.entries(read).flatMap(([field, found]) => {
    const rightText = right[field];
    const isCorrected = found !== undefined && rightText !== undefined && rightText !== '' && rightText !== found.text;
    return isCorrected ? [{ field: `${prefix}${field}`, readText: found.text, rightText }] : [];
  });
}

/** Facts with the values that people corrected on earlier papers of the same layout. */
export function withLessons(facts: PaperFacts, lessons: readonly Lesson[]): PaperFacts {
  const known = new Map(lessons.map(({ field, readText, rightText }) => [`${field} ${readText}`, rightText]));
  const mend = <Values extends object>(values: Values, prefix: string): Values => {
    const mended = Object.entries(values).map(([field, found]) => {
      const text = known.get(`${prefix}${field} ${found.text}`);
      return [field, text === undefined ? found : { ...found, text, confidence: Math.max(found.confidence, LEARNED) }];
    });
    return Object.assign({}, values, Object.fromEntries(mended));
  };
  const parties: PaperFacts['parties'] = {};
  for (const role of CARGO_ROLES) {
    const party = facts.parties[role];
    if (party !== undefined) parties[role] = mend(party, `${role}.`);
  }
  return { ...facts, lines: facts.lines.map((line) => mend(line, '')), parties };
}
