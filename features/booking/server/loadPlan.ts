import type { CallContext } from '../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { findTrains } from '../../train/server/index.ts';
import type { getLoadPlan } from '../wire.ts';
import { unsafeSelectLoad } from './orderQueries.ts';
import { userError } from './readTexts.ts';

/** Orders with space on a train, largest first. */
export async function readLoadPlan(
  { trainInfoId }: ReadBy<typeof getLoadPlan>,
  { db, language }: CallContext,
): Promise<PayloadOf<typeof getLoadPlan>> {
  const [[train], orders] = await Promise.all([
    findTrains(db, [trainInfoId], language),
    unsafeSelectLoad(db, trainInfoId),
  ]);
  if (train === undefined) throw userError((t) => t.trainAbsent, CODE.absent);
  return { train, soldTeu: train.capacityTeu - train.remainTeu, orders };
}
