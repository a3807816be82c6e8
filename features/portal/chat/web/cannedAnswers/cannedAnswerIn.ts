import type { Language } from '../../../../../platform/wire/language.ts';
import type { CannedAnswer } from '../../cannedAnswer.ts';

export function cannedAnswerIn(answer: CannedAnswer, language: Language): { title: string; text: string } {
  const { titleZh, titleEn, titleRu, textZh, textEn, textRu } = answer;
  return {
    zh: { title: titleZh, text: textZh },
    en: { title: titleEn, text: textEn },
    ru: { title: titleRu, text: textRu },
  }[language];
}
