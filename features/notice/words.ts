import type { Language, Trilingual } from '../../platform/wire/language.ts';
import { isBlankRichText } from '../../platform/wire/richTextBlank.ts';
import type { Notice } from './wire.ts';

/** Title and content of a notice in all languages. */
export interface NoticeWords {
  titles: Trilingual;
  contents: Trilingual;
}

/** What a reader of a language is shown; what nobody wrote in it is said in Chinese. */
export function wordsIn(
  language: Language,
  { titles, contents }: NoticeWords,
): Pick<Notice, 'noticeTitle' | 'noticeContent'> {
  return {
    noticeTitle: titles[language].trim() || titles.zh,
    noticeContent: isBlankRichText(contents[language]) ? contents.zh : contents[language],
  };
}
