import type { Db } from '../../../../platform/server/database/connect.ts';
import { findFirstNotes } from '../../../documents/dossier/server/index.ts';
import { findRecentlyCarried } from '../../booking/server/index.ts';
import { findFactTimes } from '../../cargo/server/index.ts';
import { findGateIns } from '../../tracking/server/index.ts';
import { type Experience, medianOf, type Step } from '../clock.ts';

const HOUR_MS = 3_600_000;
const hoursBetween = (from: Date, to: Date) => Math.max(0, (to.getTime() - from.getTime()) / HOUR_MS);

/** How long steps took in the latest orders that were carried; one that was never seen is absent. */
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
  const took: Record<'goods' | 'vgm' | 'note' | 'gateIn', number[]> = { goods: [], vgm: [], note: [], gateIn: [] };
  for (const { orderId, trainId, createdAt, containerNos } of orders) {
    const own = factsOf.get(orderId) ?? [];
    const [goods, vgm] = [lastOf(own.filter(({ isVgm }) => !isVgm)), lastOf(own.filter(({ isVgm }) => isVgm))];
    const [note] = notesOf.get(orderId) ?? [];
    if (goods) took.goods.push(hoursBetween(createdAt, goods));
    if (vgm) took.vgm.push(hoursBetween(createdAt, vgm));
    const given = lastOf(own);
    if (note && given) took.note.push(hoursBetween(given, note.at));
    const entered = lastOf(containerNos.flatMap((no) => enteredAt.get(`${trainId} ${no}`) ?? []).map((at) => ({ at })));
    if (entered) took.gateIn.push(hoursBetween(createdAt, entered));
  }
  return Object.fromEntries(
    Object.entries(took).flatMap(([step, hours]) => {
      const median = medianOf(hours);
      return median === null ? [] : [[step, { hours: median, count: hours.length }]];
    }),
  );
}

function lastOf(times: readonly { at: Date }[]): Date | undefined {
  const latest = Math.max(...times.map(({ at }) => at.getTime()));
  return times.length === 0 ? undefined : new Date(latest);
}
