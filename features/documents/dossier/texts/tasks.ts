import { texts } from '../../../../libs/texts/texts.ts';

/** Titles of the views of a dossier for one task. */
export const { tree } = texts({
  prepareDocuments: ['准备单证', 'Prepare documents', 'Подготовка документов'],
  submitData: ['提交资料', 'Missing data', 'Недостающие данные'],
  exportDocuments: ['出口单证', 'Export documents', 'Документы на экспорт'],
  importDocuments: ['进口单证', 'Import documents', 'Документы на импорт'],
  shippingData: ['发运资料', 'Shipping data', 'Данные отправки'],
  waybillData: ['运单资料', 'Consignment note data', 'Данные накладной'],
  customsOrders: ['预报关', 'Customs documents', 'Таможенные документы'],
  preDeclaration: ['关单编辑', 'Pre-declaration', 'Предварительная декларация'],
});
