import { type Binding, bind } from '../../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../../platform/server/platform.ts';
import { lineDemands } from '../../demandWire.ts';
import { addDemand, changeDemand, demandRecords, removeDemands } from './records.ts';

export function demandCalls(platform: Platform): Binding[] {
  return [
    ...demandRecords.reads(platform),
    bind(lineDemands.add, (demand, { db }) => addDemand(db, demand)),
    bind(lineDemands.edit, (demand, { db }) => changeDemand(db, demand)),
    bind(lineDemands.remove, ({ id }, { db }) => removeDemands(db, id)),
  ];
}
