import { type Binding, bind } from '../../../platform/server/http/bind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import * as wire from '../wire.ts';
import { apply, listOwnInvoiceable } from './apply.ts';
import { issueManually, issueThroughProvider, reject, takeBack } from './decide.ts';
import { paperOf } from './paper.ts';
import { invoiceRecords, ownInvoiceRecords } from './records.ts';
import { addTitle, changeTitle, removeTitles, titleRecords } from './titles.ts';

export function invoiceCalls(platform: Platform): Binding[] {
  return [
    ...titleRecords.reads(platform),
    bind(wire.invoiceTitles.add, addTitle),
    bind(wire.invoiceTitles.edit, changeTitle),
    bind(wire.invoiceTitles.remove, removeTitles),
    ...ownInvoiceRecords.reads(platform),
    ...invoiceRecords.reads(platform),
    bind(wire.listInvoiceable, listOwnInvoiceable),
    bind(wire.applyForInvoice, apply),
    bind(wire.issueByHand, issueManually),
    bind(wire.issueByProvider, issueThroughProvider),
    bind(wire.rejectInvoice, reject),
    bind(wire.redLetter, takeBack),
    bind(wire.downloadInvoice, paperOf),
  ];
}
