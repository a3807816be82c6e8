import { type Binding, bind } from '../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import * as wire from '../wire.ts';
import { applyImport, previewImport } from './import/importSheet.ts';
import { importProgressOf } from './import/progress.ts';
import { makeTemplate } from './import/template.ts';
import { addressBookRecords } from './records.ts';
import { removeParties, restoreParties } from './remove.ts';
import { findEqual, mergeParties, saveParty } from './save.ts';

export function addressBookCalls(platform: Platform): Binding[] {
  const progress = importProgressOf(platform);
  return [
    ...addressBookRecords.reads(platform),
    bind(wire.updateCompanyTxl, saveParty),
    bind(wire.findEqualTxl, findEqual),
    bind(wire.mergeCompanyTxl, mergeParties),
    bind(wire.addressBook.remove, ({ partyId }, ctx) => removeParties(partyId, ctx)),
    bind(wire.restoreCompanyTxl, ({ partyId }, ctx) => restoreParties(partyId, ctx)),
    bind(wire.txlTemplate, (_input, ctx) => makeTemplate(ctx)),
    bind(wire.parseTxl, previewImport),
    bind(wire.importTxl, (input, ctx) => applyImport(progress, input, ctx)),
  ];
}
