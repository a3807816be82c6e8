import type { Locale } from 'antd/es/locale/index.js';
import { lazyTexts } from '../language/lazyTexts.ts';

/** antd and dayjs locales, one chunk per language. */
export const useKitLocale = lazyTexts<Locale>({
  zh: () => both(import('antd/es/locale/zh_CN.js'), import('dayjs/locale/zh-cn.js')),
  en: () => import('antd/es/locale/en_US.js'),
  ru: () => both(import('antd/es/locale/ru_RU.js'), import('dayjs/locale/ru.js')),
});

export const CALENDAR = { zh: 'zh-cn', en: 'en', ru: 'ru' } as const;

/** The kit's own names the label in the wrong case, and asks to "enter" what is chosen from a list. */
export const REQUIRED = { zh: '必填', en: 'Required', ru: 'Обязательное поле' } as const;

async function both(kit: Promise<{ default: Locale }>, calendar: Promise<unknown>): Promise<{ default: Locale }> {
  await calendar;
  return kit;
}
