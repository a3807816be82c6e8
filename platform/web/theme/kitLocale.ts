import type { Locale } from 'antd/es/locale/index.js';
import { lazyInLanguage } from '../language/lazyTexts.ts';

const LOCALES = {
  zh: () => both(import('antd/es/locale/zh_CN.js'), import('dayjs/locale/zh-cn.js')),
  en: () => import('antd/es/locale/en_US.js'),
  ru: () => both(import('antd/es/locale/ru_RU.js'), import('dayjs/locale/ru.js')),
};

/** antd and dayjs locales, one chunk per language. */
export const useKitLocale = lazyInLanguage<Locale>(async (language) => (await LOCALES[language]()).default);

export const CALENDAR = { zh: 'zh-cn', en: 'en', ru: 'ru' } as const;

/** The kit's own names the label in the wrong case, and asks to "enter" what is chosen from a list. */
export const REQUIRED = { zh: '必填', en: 'Required', ru: 'Обязательное поле' } as const;

async function both(kit: Promise<{ default: Locale }>, calendar: Promise<unknown>): Promise<{ default: Locale }> {
  await calendar;
  return kit;
}
