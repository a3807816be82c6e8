import type { Language } from '../../../platform/wire/language.ts';
import type { ServiceKind } from '../../money/charge/charge.ts';
import type { ServiceOrderKind } from './kinds.ts';

/** Names of the services, the same on every screen and in every message. */
export const SERVICE_ORDER_KIND_NAMES: Readonly<Record<Language, Readonly<Record<ServiceOrderKind, string>>>> = {
  zh: {
    customs: '报关',
    trailer: '拖车',
    yard: '堆场与仓储',
    reinforcement: '加固',
    insurance: '货运保险',
    overseasDelivery: '境外派送',
    seaLeg: '海运段',
  },
  en: {
    customs: 'Customs declaration',
    trailer: 'Trucking',
    yard: 'Yard and storage',
    reinforcement: 'Cargo securing',
    insurance: 'Cargo insurance',
    overseasDelivery: 'Overseas delivery',
    seaLeg: 'Sea leg',
  },
  ru: {
    customs: 'Таможенное оформление',
    trailer: 'Автоперевозка',
    yard: 'Терминал и хранение',
    reinforcement: 'Крепление груза',
    insurance: 'Страхование груза',
    overseasDelivery: 'Доставка за рубежом',
    seaLeg: 'Морское плечо',
  },
};

export const SERVICE_KIND_NAMES: Readonly<Record<Language, Readonly<Record<ServiceKind, string>>>> = {
  zh: { train: '铁路', water: '水运', road: '公路', stock: '堆场' },
  en: { train: 'Rail', water: 'Sea', road: 'Road', stock: 'Yard' },
  ru: { train: 'Железная дорога', water: 'Море', road: 'Авто', stock: 'Терминал' },
};
