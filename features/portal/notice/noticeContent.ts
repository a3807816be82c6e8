import { isBlankRichText } from '../../../libs/richText/richTextBlank.ts';
import type { Language, Trilingual } from '../../../platform/wire/language.ts';
import type { Notice } from './wire.ts';

export interface NoticeContent {
  titles: Trilingual;
  contents: Trilingual;
}

/** Falls back to Chinese. */
export function localizedContent(
  language: Language,
  { titles, contents }: NoticeContent,
): Pick<Notice, 'noticeTitle' | 'noticeContent'> {
  return {
    noticeTitle: titles[language].trim() || titles.zh,
    noticeContent: isBlankRichText(contents[language]) ? contents.zh : contents[language],
  };
}
