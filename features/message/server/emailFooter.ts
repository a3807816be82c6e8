import type { Language } from '../../../platform/wire/language.ts';
import { texts } from './texts.ts';

const MESSAGES_PATH = '/custom/messageCenter';
const SETTINGS_PATH = '/custom/messageSetting';

const pageAt = (publicUrl: string, path: string) => `${publicUrl.replace(/\/+$/, '')}${path}`;

/** Page on which one switches such e-mails off; undefined: the portal does not know its address. */
export const settingsUrlOf = (publicUrl: string | undefined) =>
  publicUrl === undefined ? undefined : pageAt(publicUrl, SETTINGS_PATH);

export function footerOf(language: Language, publicUrl: string | undefined): string {
  const { letter } = texts[language];
  if (publicUrl === undefined) return letter.foot;
  const messages = pageAt(publicUrl, MESSAGES_PATH);
  return `${letter.readOn}\n${messages}\n\n${letter.foot}\n${settingsUrlOf(publicUrl)}`;
}
