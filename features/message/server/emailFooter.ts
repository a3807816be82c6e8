import type { Language } from '../../../platform/wire/language.ts';
import { texts } from './texts.ts';

const MESSAGES_PATH = '/custom/messageCenter';
const SETTINGS_PATH = '/custom/messageSetting';

export function footerOf(language: Language, publicUrl: string | undefined): string {
  const { letter } = texts[language];
  if (publicUrl === undefined) return letter.foot;
  const base = publicUrl.replace(/\/+$/, '');
  return `${letter.readOn}\n${base}${MESSAGES_PATH}\n\n${letter.foot}\n${base}${SETTINGS_PATH}`;
}
