import type { Db } from '../../../../platform/server/database/connect.ts';
import { findFirstNotes } from '../../../documents/dossier/server/index.ts';
import { findRecentlyCarried } from '../../booking/server/index.ts';
import { findFactTimes } from '../../cargo/server/index.ts';
import { findGateIns } from '../../tracking/server/index.ts';
import { type Experience, medianOf, type Step } from '../clock.ts';

const HOUR_MS = 3_600_000;
const hoursBetween = (from: Date, to: Date) => Math.max(0, (to.getTime() - from.getTime()) / HOUR_MS);

/** When steps were done in the latest orders that were carried; one that was never seen is absent. */
export async function readExperience(db: Db): Promise<Partial<Record<Step, Experience>>> {
  const orders = await findRecentlyCarried(db);
  const orderIds = orders.map(({ orderId }) => orderId);
  const [facts, notes, gateIns] = await Promise.all([
    findFactTimes(db, orderIds),
    findFirstNotes(db, orderIds),
    findGateIns(db, [...new Set(orders.map(({ trainId }) => trainId))]),
  ]);
  const factsOf = Map.groupBy(facts, ({ orderId }) => orderId);
  const notesOf = Map.groupBy(notes, ({ orderId }) => orderId);
  const enteredAt = new Map(gateIns.map(({ trainId, containerNo, at }) => [`${trainId} ${containerNo}`, at]));
  const done = orders.flatMap(({ orderId, trainId, departAt, containerNos }) => {
    const own = factsOf.get(orderId) ?? [];
    const entered = containerNos.flatMap((no) => enteredAt.get(`${trainId} ${no}`) ?? []);
    const times = [
      ['goods', lastOf(own.filter(({ isVgm }) => !isVgm).map(({ at }) => at))],
      ['vgm', lastOf(own.filter(({ isVgm }) => isVgm).map(({ at }) => at))],
      ['gateIn', lastOf(entered)],
      ['note', lastOf((notesOf.get(orderId) ?? []).map(({ at }) => at))],
    ] as const;
    return times.flatMap(([step, at]) => (at === undefined ? [] : [{ step, hours: hoursBetween(at, departAt) }]));
  });
  return Object.fromEntries(
    [...Map.groupBy(done, ({ step }) => step)].flatMap(([step, all]) => {
      const median = medianOf(all.map(({ hours }) => hours));
      return median === null ? [] : [[step, { hours: median, count: all.length }]];
    }),
  );
}

function lastOf(times: readonly Date[]): Date | undefined {
  return times.length === 0 ? undefined : new Date(Math.max(...times.map((at) => at.getTime())));
}
