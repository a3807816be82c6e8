import type { Language } from '../../../../platform/wire/language.ts';
import { centrePage, settingPage } from '../pages.ts';
import { texts } from './texts.ts';

/** Address of a page in an e-mail. */
export const pageAt = (publicUrl: string, path: string) => `${publicUrl.replace(/\/+$/, '')}${path}`;

export function footerOf(language: Language, publicUrl: string | undefined): string {
  const { letter } = texts[language];
  if (publicUrl === undefined) return letter.foot;
  const messages = pageAt(publicUrl, `/custom${centrePage.path}`);
  return `${letter.readOn}\n${messages}\n\n${letter.foot}\n${pageAt(publicUrl, `/custom${settingPage.path}`)}`;
}
