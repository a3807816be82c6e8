import type { Language } from '../../../platform/wire/language.ts';
import type { LineType } from '../../freight/network/wire.ts';
import type { ContractType } from './contractTypes.ts';

export const CONTRACT_TYPE_NAMES: Readonly<Record<Language, Readonly<Record<ContractType, string>>>> = {
  zh: {
    1: '订舱合同',
    2: '集拼供应商合同',
    3: '铁路代理运输合同（西欧）',
    4: '集装箱租赁合同（企业、货代）',
    5: '集拼货主合同',
    6: '海铁联运代理合同',
  },
  en: {
    1: 'Booking contract',
    2: 'Consolidated supplier contract',
    3: 'Rail agent transport contract (Western Europe)',
    4: 'Container rental contract (company, forwarder)',
    5: 'Consolidated cargo owner contract',
    6: 'Sea-rail intermodal agency contract',
  },
  ru: {
    1: 'Договор бронирования',
    2: 'Договор с поставщиком сборных грузов',
    3: 'Договор железнодорожного агентирования (Западная Европа)',
    4: 'Договор аренды контейнеров (компания, экспедитор)',
    5: 'Договор с владельцем сборного груза',
    6: 'Агентский договор железнодорожно-морской перевозки',
  },
};

export const LINE_NAMES: Readonly<Record<Language, Readonly<Record<LineType, string>>>> = {
  zh: { EU: '中欧', CA: '中亚', CN: '国内' },
  en: { EU: 'Europe', CA: 'Central Asia', CN: 'Domestic' },
  ru: { EU: 'Европа', CA: 'Центральная Азия', CN: 'Внутри Китая' },
};
