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
import { refuse } from './texts.ts';

/** Changes the capacity in one conditional UPDATE, so that it cannot slip below what is being sold. */
export async function setCapacity(db: Db, trainId: number, capacityTeu: number): Promise<void> {
  if (await updateCapacity(db, trainId, capacityTeu)) return;
  const { soldTeu: sold } = await changeable(db, trainId);
  throw refuse.atFields((t) => t.soldMore({ sold }), { capacityTeu: (t) => t.soldMore({ sold }) });
}

/** Replaces the prices of a train before its departure. */
export async function replacePrices(db: Db, trainId: number, prices: readonly Price[]): Promise<void> {
  const faults = priceFaults(prices);
  if (Object.keys(faults).length > 0) throw refuse.atFields((t) => t.planWrong, faults);
  // touching the train first lets two people who save at once take turns
  if (!(await updateBeforeDeparture(db, trainId, {}))) await changeable(db, trainId);
  await deletePrices(db, trainId);
  await insertPrices(db, [trainId], prices);
}

/** The sold space of a train that may still be changed; refuses one that is not there or has left. */
async function changeable(db: Db, trainId: number): Promise<{ soldTeu: number }> {
  const found = await selectSold(db, trainId);
  if (found === undefined) throw refuse((t) => t.absent, CODE.absent);
  const { status, soldTeu } = found;
  if (status === 'planned' || status === 'open' || status === 'closed') return { soldTeu };
  throw refuse((t) => t.tooLateToChange({ status: t.status[status] }));
}
