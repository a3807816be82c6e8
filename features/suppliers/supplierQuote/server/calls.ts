import { type Binding, bind } from '../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import * as wire from '../wire.ts';
import { compare, readQuotation, save, withdraw, yardList } from './quotations.ts';
import { allQuotationRecords, ownQuotationRecords } from './records.ts';
import { parseSheet, writeQuotation } from './sheet.ts';

export function supplierQuoteCalls(platform: Platform): Binding[] {
  return [
    ...ownQuotationRecords.reads(platform),
    ...allQuotationRecords.reads(platform),
    bind(wire.getQuotation, readQuotation),
    bind(wire.saveQuotation, save),
    bind(wire.withdrawQuotation, withdraw),
    bind(wire.quotationSheet, writeQuotation),
    bind(wire.parseQuotationSheet, parseSheet),
    bind(wire.queryYardList, yardList),
    bind(wire.compareQuotations, compare),
  ];
}
