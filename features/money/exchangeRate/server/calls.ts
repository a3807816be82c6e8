import { type Binding, bind } from '../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import * as wire from '../wire.ts';
import { rateRecords } from './records.ts';
import { addRate, changeRate, checkSheet, importSheet, removeRates } from './save.ts';

export function exchangeRateCalls(platform: Platform): Binding[] {
  return [
    ...rateRecords.reads(platform),
    bind(wire.exchangeRates.add, addRate),
    bind(wire.exchangeRates.edit, changeRate),
    bind(wire.exchangeRates.remove, ({ id }, { db }) => removeRates(db, id)),
    bind(wire.checkRates, checkSheet),
    bind(wire.importRates, importSheet),
  ];
}
