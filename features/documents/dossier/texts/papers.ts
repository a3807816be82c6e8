import { texts } from '../../../../libs/texts/texts.ts';

/** Names of papers, for people who look for them. */
export const { tree, zh, en, ru } = texts({
  packingList: ['装箱单', 'Packing list', 'Упаковочный лист'],
  commercialInvoice: ['商业发票', 'Goods invoice', 'Инвойс на товар'],
  dangerousGoods: ['危险货物声明', 'Dangerous goods declaration', 'Декларация опасных грузов'],
  customsDraft: ['报关单草单', 'Export declaration draft (China)', 'Проект экспортной декларации (КНР)'],
  specification: ['货物明细单', 'Specification', 'Спецификация'],
  arrivalNotice: ['到货通知', 'Arrival notice', 'Уведомление о прибытии'],
  deliveryOrder: ['提货单', 'Delivery order', 'Распоряжение на выдачу'],
  vgm: ['VGM 声明', 'VGM declaration', 'Декларация VGM'],
  customsMandate: ['代理报关委托书', 'Customs power of attorney (China)', 'Доверенность на декларирование (КНР)'],
  preDeclaration: ['预录入关单草单', 'Pre-declaration draft (China)', 'Проект предварительной декларации (КНР)'],
  eaeuPreliminary: ['欧亚经济联盟预先信息', 'EAEU preliminary information', 'Предварительная информация ЕАЭС'],
  ens: ['欧盟入境摘要申报数据', 'ENS data (EU)', 'Данные ENS (ЕС)'],
  transitDeclaration: ['过境申报草单', 'Transit declaration draft', 'Проект транзитной декларации'],
  cimSmgs: ['国际货约/国际货协运单', 'CIM/SMGS consignment note', 'Накладная ЦИМ/СМГС'],
  smgs: ['国际货协运单', 'SMGS consignment note', 'Накладная СМГС'],
});
