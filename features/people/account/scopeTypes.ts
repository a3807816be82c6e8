import type { Trilingual } from '../../../platform/wire/language.ts';

/** Scope of customers, who book; all others are supplier services (documents 5.3). */
export const CUSTOMER_SCOPE = 2;

/** Company scopes by the specification's codes (portal 1). */
export const SCOPE_TYPES: readonly { code: number; name: Trilingual }[] = [
  { code: 1, name: { zh: '国际货代', en: 'Freight forwarding', ru: 'Экспедирование' } },
  { code: CUSTOMER_SCOPE, name: { zh: '客户', en: 'Customer', ru: 'Клиент' } },
  { code: 3, name: { zh: '公路运输', en: 'Trucking', ru: 'Автоперевозки' } },
  { code: 4, name: { zh: '地面服务商', en: 'Terminal services', ru: 'Терминальные услуги' } },
  { code: 5, name: { zh: '报关', en: 'Customs brokerage', ru: 'Таможенное оформление' } },
  { code: 6, name: { zh: '仓储场站', en: 'Warehouses and yards', ru: 'Склады и терминалы' } },
  { code: 8, name: { zh: '供应商', en: 'Supplier', ru: 'Поставщик' } },
  { code: 9, name: { zh: '货运保险', en: 'Cargo insurance', ru: 'Страхование грузов' } },
  { code: 10, name: { zh: '集装箱租赁', en: 'Container leasing', ru: 'Аренда контейнеров' } },
  {
    code: 12,
    name: { zh: '口岸换装代理', en: 'Border and transshipment agency', ru: 'Агент на погранпереходе' },
  },
  { code: 13, name: { zh: '内置账户', en: 'Built-in account', ru: 'Встроенная учётная запись' } },
  {
    code: 14,
    name: { zh: '内置业务账户', en: 'Built-in business account', ru: 'Встроенная рабочая учётная запись' },
  },
];

export function scopeTypeName(code: number, language: keyof Trilingual): string {
  return SCOPE_TYPES.find((one) => one.code === code)?.name[language] ?? String(code);
}
