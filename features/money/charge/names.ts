import type { Language, Trilingual } from '../../../platform/wire/language.ts';
import { FEE_TYPES, type FeeType } from './feeTypes.ts';

/** Names of fee types, one for each on every screen, paper and message. */
export const FEE_TYPE_NAMES: Readonly<Record<FeeType, Trilingual>> = {
  railFreight: { zh: '铁路运费', en: 'Rail freight', ru: 'Железнодорожный фрахт' },
  seaFreight: { zh: '海运费', en: 'Ocean freight', ru: 'Морской фрахт' },
  emptyRun: { zh: '空驶费', en: 'Empty run', ru: 'Холостой пробег' },
  terminalHandling: { zh: '场站操作费', en: 'Terminal handling', ru: 'Терминальная обработка' },
  liftOn: { zh: '吊装上车费', en: 'Lift on', ru: 'Погрузка контейнера' },
  liftOff: { zh: '吊装下车费', en: 'Lift off', ru: 'Выгрузка контейнера' },
  storage: { zh: '堆存费', en: 'Storage', ru: 'Хранение' },
  detention: { zh: '滞箱费', en: 'Detention', ru: 'Простой контейнера' },
  containerUse: { zh: '用箱费', en: 'Container use', ru: 'Пользование контейнером' },
  dropOff: { zh: '还箱费', en: 'Drop-off', ru: 'Возврат порожнего (drop-off)' },
  plugIn: { zh: '冷箱插电费', en: 'Reefer plug-in', ru: 'Подключение рефконтейнера' },
  weighing: { zh: '称重费', en: 'Weighing', ru: 'Взвешивание' },
  gaugeChange: { zh: '换装费', en: 'Transshipment', ru: 'Перегрузка 1435/1520' },
  customsDeclaration: { zh: '报关费', en: 'Customs declaration', ru: 'Таможенное оформление' },
  customsInspection: { zh: '查验费', en: 'Customs inspection', ru: 'Таможенный досмотр' },
  transitGuarantee: { zh: '过境担保费', en: 'Transit guarantee', ru: 'Гарантия транзита' },
  trailer: { zh: '拖车费', en: 'Trucking', ru: 'Автоперевозка' },
  waiting: { zh: '等待费', en: 'Waiting time', ru: 'Простой автотранспорта' },
  reinforcement: { zh: '加固费', en: 'Cargo securing', ru: 'Крепление груза' },
  documents: { zh: '单证费', en: 'Documentation', ru: 'Оформление документов' },
  waybillAmendment: { zh: '运单改单费', en: 'Waybill amendment', ru: 'Изменение накладной' },
  insurance: { zh: '保险费', en: 'Insurance', ru: 'Страхование' },
  overseasDelivery: { zh: '境外派送费', en: 'Overseas delivery', ru: 'Доставка за рубежом' },
  consolidation: { zh: '拼箱费', en: 'Consolidation', ru: 'Консолидация (LCL)' },
  cancellation: { zh: '取消费', en: 'Cancellation fee', ru: 'Плата за отмену' },
  noShow: { zh: '亏舱费', en: 'No-show fee', ru: 'Плата за непредъявление' },
  rollOverCompensation: { zh: '改配补偿', en: 'Roll-over compensation', ru: 'Компенсация за перенос' },
  additional: { zh: '追加费用', en: 'Additional charge', ru: 'Дополнительный сбор' },
};

/** Names of fee types in a language. */
export const feeTypeNames = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(FEE_TYPES.map((type) => [type, FEE_TYPE_NAMES[type][language]]));
