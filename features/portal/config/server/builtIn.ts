import { LANGUAGES, type Language } from '../../../../platform/wire/language.ts';
import { TIMETABLE } from '../../../people/account/laterPages.ts';
import { texts } from './texts.ts';

export type BuiltInKey = keyof (typeof texts)['zh']['builtIn'];

/** Bounds of a whole number, inclusive. */
export interface Between {
  least: number;
  most: number;
}

/** One of a list, a day or '', a whole number, or any text or ''. */
type Allowed = readonly string[] | 'day' | Between | 'text';

const WEEK_MINUTES = 7 * 24 * 60;

/** Values read by the portal itself. */
export const BUILT_IN: Readonly<Record<BuiltInKey, { first: string; allowed: Allowed }>> = {
  'sys.account.captchaEnabled': { first: 'false', allowed: ['true', 'false'] },
  qcActivitySwitch: { first: '0', allowed: ['0', '1'] },
  featureGuideFirstDate: { first: '', allowed: 'day' },
  'advertisement.image': { first: '/custom/advertisement.svg', allowed: 'text' },
  'advertisement.link': { first: TIMETABLE.path, allowed: 'text' },
  'chat.escalateAfterMinutes': { first: '15', allowed: { least: 0, most: WEEK_MINUTES } },
  'chat.escalateEveryMinutes': { first: '60', allowed: { least: 1, most: WEEK_MINUTES } },
  'message.keptDays': { first: '180', allowed: { least: 0, most: 36_500 } },
  'audit.keptDays': { first: '1825', allowed: { least: 0, most: 36_500 } },
  'outbox.keptDays': { first: '180', allowed: { least: 0, most: 36_500 } },
  'signIn.keptDays': { first: '180', allowed: { least: 0, most: 36_500 } },
  'closure.keepYears': { first: '10', allowed: { least: 1, most: 100 } },
  'identityCheck.keptYears': { first: '3', allowed: { least: 1, most: 30 } },
  'signIn.twoStepDemanded': { first: 'false', allowed: ['true', 'false'] },
  'contract.faceCheck': { first: 'true', allowed: ['true', 'false'] },
  'export.mostRows': { first: '5000000', allowed: 'text' },
  'files.companyGigabytes': { first: '50', allowed: 'text' },
  'files.personGigabytes': { first: '1', allowed: 'text' },
  'contact.phone': { first: '400-029-8600', allowed: 'text' },
  'contact.phoneOverseas': { first: '+86 29 8650 0029', allowed: 'text' },
  'contact.email': { first: 'service@ironsilk.example', allowed: 'text' },
  'contact.emailOverseas': { first: 'overseas@ironsilk.example', allowed: 'text' },
  'contact.serviceCode': { first: 'tel:4000298600', allowed: 'text' },
  'contact.serviceCodeOverseas': { first: 'tel:+862986500029', allowed: 'text' },
  'contact.hours.zh': { first: '服务时间：周一至周日 8:30–20:00（北京时间）', allowed: 'text' },
  'contact.hours.en': { first: 'Service hours: daily 8:30–20:00 (Beijing time)', allowed: 'text' },
  'contact.hours.ru': { first: 'Ежедневно 8:30–20:00 (по пекинскому времени)', allowed: 'text' },
  'contact.address.zh': { first: '陕西省西安市国际港务区铁路口岸', allowed: 'text' },
  'contact.address.en': {
    first: 'Xi’an International Trade and Logistics Park, Xi’an, China',
    allowed: 'text',
  },
  'contact.address.ru': { first: 'Китай, г. Сиань, Международный логистический парк', allowed: 'text' },
  'bank.holder': { first: '', allowed: 'text' },
  'bank.name': { first: '', allowed: 'text' },
  'bank.account': { first: '', allowed: 'text' },
  'bank.swift': { first: '', allowed: 'text' },
  'paper.readerUrl': { first: '', allowed: 'text' },
  'bill.paymentDays': { first: '30', allowed: { least: 1, most: 365 } },
  'bill.twoApprovalsAbove': { first: '50000', allowed: { least: 1, most: 100000000 } },
  'additionalFee.confirmHours': { first: '72', allowed: { least: 1, most: 8760 } },
  'additionalFee.remindHours': { first: '24', allowed: { least: 1, most: 8760 } },
};

export const BUILT_IN_KEYS: readonly BuiltInKey[] = Object.keys(BUILT_IN).filter(isBuiltInKey);

export function isBuiltInKey(key: string): key is BuiltInKey {
  return Object.hasOwn(BUILT_IN, key);
}

/** Default name of a built-in value; '' for other keys. */
export function builtInName(key: string, language: Language): string {
  return isBuiltInKey(key) ? texts[language].builtIn[key] : '';
}

/** A default name, in any language, is not stored. */
export function isDefaultName(key: string, name: string): boolean {
  return LANGUAGES.some((language) => builtInName(key, language) === name);
}
