import type { Db } from '../../../platform/server/database/connect.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import type { Price } from '../wire.ts';
import {
  deletePrices,
  insertPrices,
  selectSold,
  updateBeforeDeparture,
  updateCapacity,
} from './planQueries.ts';
import { priceFaults } from './priceFaults.ts';
import { userError } from './texts.ts';

/** One conditional UPDATE: never below the space sold concurrently. */
export async function setCapacity(db: Db, trainId: number, capacityTeu: number): Promise<void> {
  if (await updateCapacity(db, trainId, capacityTeu)) return;
  const { soldTeu: sold } = await soldIfChangeable(db, trainId);
  throw userError.withFields((t) => t.soldMore({ sold }), { capacityTeu: (t) => t.soldMore({ sold }) });
}

/** Only before departure. */
export async function replacePrices(db: Db, trainId: number, prices: readonly Price[]): Promise<void> {
  const faults = priceFaults(prices);
  if (Object.keys(faults).length > 0) throw userError.withFields((t) => t.planWrong, faults);
  // update the train first: row lock against a concurrent save
  if (!(await updateBeforeDeparture(db, trainId, {}))) await soldIfChangeable(db, trainId);
  await deletePrices(db, trainId);
  await insertPrices(db, [trainId], prices);
}

/** Throws a `UserError` for a train that is unknown or has left. */
async function soldIfChangeable(db: Db, trainId: number): Promise<{ soldTeu: number }> {
  const found = await selectSold(db, trainId);
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  const { status, soldTeu } = found;
  if (status === 'planned' || status === 'open' || status === 'closed') return { soldTeu };
  throw userError((t) => t.tooLateToChange({ status: t.status[status] }));
}
