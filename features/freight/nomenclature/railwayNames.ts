import type { Trilingual } from '../../../platform/wire/language.ts';
import type { Railway } from '../../people/addressBook/party.ts';

/** Railways of the SMGS area by country, with the abbreviations that its consignment notes print. */
export const RAILWAY_NAMES: readonly { countryCode: string; code: Railway; name: Trilingual }[] = [
  { countryCode: 'CN', code: 'CR', name: { zh: '中铁', en: 'CR', ru: 'КЖД' } },
  { countryCode: 'KZ', code: 'KTZ', name: { zh: '哈铁', en: 'KTZ', ru: 'КЗХ' } },
  { countryCode: 'RU', code: 'RZD', name: { zh: '俄铁', en: 'RZD', ru: 'РЖД' } },
  { countryCode: 'BY', code: 'BC', name: { zh: '白铁', en: 'BC', ru: 'БЧ' } },
  { countryCode: 'UZ', code: 'UTI', name: { zh: '乌兹铁', en: 'UTI', ru: 'УТИ' } },
  { countryCode: 'KG', code: 'KRG', name: { zh: '吉铁', en: 'KRG', ru: 'КРГ' } },
  { countryCode: 'TJ', code: 'TDZ', name: { zh: '塔铁', en: 'TDZ', ru: 'ТДЖ' } },
  { countryCode: 'TM', code: 'TRK', name: { zh: '土铁', en: 'TRK', ru: 'ТРК' } },
  { countryCode: 'MN', code: 'MTZ', name: { zh: '蒙铁', en: 'MTZ', ru: 'МТЗ' } },
  { countryCode: 'UA', code: 'UZ', name: { zh: '乌克铁', en: 'UZ', ru: 'УЗ' } },
  { countryCode: 'LV', code: 'LDZ', name: { zh: '拉铁', en: 'LDZ', ru: 'ЛДЗ' } },
  { countryCode: 'LT', code: 'LTG', name: { zh: '立铁', en: 'LTG', ru: 'ЛТГ' } },
  { countryCode: 'PL', code: 'PKP', name: { zh: '波铁', en: 'PKP', ru: 'ПКП' } },
];
