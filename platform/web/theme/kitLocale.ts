import type { Locale } from 'antd/es/locale/index.js';
import { lazyTexts } from '../language/lazyTexts.ts';

/** The component kit's own texts with the calendar's, one chunk per language. */
export const useKitLocale = lazyTexts<Locale>({
  zh: () => both(import('antd/es/locale/zh_CN.js'), import('dayjs/locale/zh-cn.js')),
  en: () => import('antd/es/locale/en_US.js'),
  ru: () => both(import('antd/es/locale/ru_RU.js'), import('dayjs/locale/ru.js')),
});

/** Names of the calendar locales in dayjs. */
export const CALENDAR = { zh: 'zh-cn', en: 'en', ru: 'ru' } as const;

async function both(
  kit: Promise<{ default: Locale }>,
  calendar: Promise<unknown>,
): Promise<{ default: Locale }> {
  await calendar;
  return kit;
}
