import type { Trilingual } from '../../platform/wire/language.ts';

/** Company scopes by the specification's codes (portal 1). */
export const SCOPE_TYPES: readonly { code: number; name: Trilingual }[] = [
  { code: 2, name: { zh: '客户', en: 'Customer', ru: 'Клиент' } },
  { code: 4, name: { zh: '地面服务商', en: 'Ground services', ru: 'Наземные услуги' } },
  { code: 8, name: { zh: '供应商', en: 'Supplier', ru: 'Поставщик' } },
  { code: 13, name: { zh: '内置账户', en: 'Built-in account', ru: 'Встроенная запись' } },
  {
    code: 14,
    name: { zh: '内置业务账户', en: 'Built-in business account', ru: 'Встроенная рабочая запись' },
  },
];

export function scopeTypeName(code: number, language: keyof Trilingual): string {
  return SCOPE_TYPES.find((one) => one.code === code)?.name[language] ?? String(code);
}
