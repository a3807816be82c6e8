import { texts } from '../../../../libs/texts/texts.ts';

/** Names of papers over a narrow column. */
export const { tree, zh, en, ru } = texts({
  packingList: ['装箱单', 'PL', 'УЛ'],
  commercialInvoice: ['发票', 'CI', 'Инв.'],
  vgm: ['VGM', 'VGM', 'VGM'],
  dangerousGoods: ['危险品', 'DG', 'ОГ'],
  customsMandate: ['委托书', 'PoA', 'Дов.'],
  customsDraft: ['报关单', 'CD', 'ЭД'],
  preDeclaration: ['关单', 'Pre', 'ПД'],
  eaeuPreliminary: ['预先信息', 'EAEU', 'ПИ'],
  ens: ['ENS', 'ENS', 'ENS'],
  smgs: ['货协', 'SMGS', 'СМГС'],
  cimSmgs: ['统一', 'CIM', 'ЦИМ'],
  specification: ['明细单', 'Spec', 'Спец.'],
  transitDeclaration: ['过境', 'TD', 'ТД'],
  arrivalNotice: ['到货', 'AN', 'УП'],
  deliveryOrder: ['提货', 'DO', 'РВ'],
});
