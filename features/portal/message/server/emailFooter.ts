import type { Language } from '../../../../platform/wire/language.ts';
import { texts } from './texts.ts';

const MESSAGES_PATH = '/custom/messageCenter';
const SETTINGS_PATH = '/custom/messageSetting';

/** Address of a page in an e-mail. */
export const pageAt = (publicUrl: string, path: string) => `${publicUrl.replace(/\/+$/, '')}${path}`;

export function footerOf(language: Language, publicUrl: string | undefined): string {
  const { letter } = texts[language];
  if (publicUrl === undefined) return letter.foot;
  const messages = pageAt(publicUrl, MESSAGES_PATH);
  return `${letter.readOn}\n${messages}\n\n${letter.foot}\n${pageAt(publicUrl, SETTINGS_PATH)}`;
}
