import type { Language } from '../../../../../platform/wire/language.ts';

const SCRIPTS: readonly [Language, RegExp][] = [
  ['zh', /\p{Script=Han}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['en', /\p{Script=Latin}/gu],
];
/** A Chinese character says about as much as several letters. */
const WEIGHT: Record<Language, number> = { zh: 4, ru: 1, en: 1 };

/** Language of a message by its script, codes and numbers left out; null if it has no words. */
export function languageOfText(text: string): Language | null {
  const words = text.replace(/\b[\p{Script=Latin}]*\d[\p{Script=Latin}\d-]*/gu, ' ');
  const weights = SCRIPTS.map(([language, letters]) => ({
    language,
    weight: (words.match(letters)?.length ?? 0) * WEIGHT[language],
  }));
  const most = weights.reduce((found, one) => (one.weight > found.weight ? one : found));
  return most.weight > 0 ? most.language : null;
}

/** Language of the newest of the other side's messages that has words; null if none has. */
export function languageOfCustomer(
  messages: readonly { sendCompanyNo: string; msgType: number; chatContent: string }[],
  ownCompanyNo: string | null,
): Language | null {
  const texts = messages.filter(({ sendCompanyNo, msgType }) => sendCompanyNo !== ownCompanyNo && msgType === 0);
  for (const { chatContent } of texts.toReversed()) {
    const language = languageOfText(chatContent);
    if (language !== null) return language;
  }
  return null;
}
