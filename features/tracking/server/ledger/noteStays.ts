import type { Db } from '../../../../platform/server/database/connect.ts';
import { findNumberedContainers } from '../../../booking/server/index.ts';
import { endStays, type Stays, startStays } from '../../../charge/server/index.ts';
import type { EventEntry, EventKind } from '../../wire.ts';

type Side = 'start' | 'end';

/** What an event begins or ends for the containers it names; detention only of the platform's own (COC). */
const STAY_MOVES: Partial<Record<EventKind, readonly [Stays['feeType'], Side][]>> = {
  gateIn: [['storage', 'start']],
  loaded: [['storage', 'end']],
  departed: [['storage', 'end']],
  unloaded: [['storage', 'start']],
  gateOut: [
    ['storage', 'end'],
    ['detention', 'start'],
  ],
  emptyReturned: [['detention', 'end']],
};

/** Begins and ends stays in yards by actual events, from which storage and detention are charged. */
export async function noteStays(db: Db, trainId: number, events: readonly EventEntry[]): Promise<void> {
  const actual = events.filter(({ classifier }) => classifier === 'actual');
  for (const { kind, stationId, time, containerNos } of actual) {
    const moves = STAY_MOVES[kind] ?? [];
    if (moves.length === 0) continue;
    const found = await findNumberedContainers(db, trainId, containerNos.length > 0 ? containerNos : null);
    for (const [feeType, side] of moves) {
      const charged = found.filter(({ owner }) => feeType === 'storage' || owner === 'COC');
      const containerIds = charged.map(({ containerId }) => containerId);
      const stays = { containerIds, stationId, feeType, on: time.slice(0, 10) };
      if (side === 'start') await startStays(db, stays);
      else await endStays(db, stays);
    }
  }
}
