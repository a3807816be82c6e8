import { LANGUAGES, type Language } from '../../../platform/wire/language.ts';
import { texts } from './texts.ts';

type BuiltInKey = keyof (typeof texts)['zh']['builtIn'];

/** Values that the portal itself reads, as they are at first, and what they may be. */
export const BUILT_IN: Readonly<Record<BuiltInKey, { first: string; allowed: readonly string[] }>> = {
  'sys.account.captchaEnabled': { first: 'false', allowed: ['true', 'false'] },
  qcActivitySwitch: { first: '0', allowed: ['0', '1'] },
};

export const BUILT_IN_KEYS = Object.keys(BUILT_IN).filter(isBuiltInKey);

export function isBuiltInKey(key: string): key is BuiltInKey {
  return Object.hasOwn(BUILT_IN, key);
}

/** What a built-in value is called until an administrator names it; '' for other keys. */
export function builtInName(key: string, language: Language): string {
  return isBuiltInKey(key) ? texts[language].builtIn[key] : '';
}

/** Whether that is what the built-in value is called anyway, in one language or another. */
export function isOwnName(key: string, name: string): boolean {
  return LANGUAGES.some((language) => builtInName(key, language) === name);
}
