import { createHash } from 'node:crypto';
import type { contractEvent, EventFacts } from './tables.ts';

export type EventRow = typeof contractEvent.$inferSelect;
export type HashedFacts = Omit<EventRow, 'id' | 'createdAt' | 'updatedAt' | 'hash'>;

/** Of the form in which events are hashed. */
const FORM = 1;

const sorted = (facts: EventFacts) => Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1));

/** SHA-256 of an event and of the hash before it, hexadecimal; the form is told in the pack's notes. */
export function eventHash(event: HashedFacts): string {
  const { contractId, place, kind, happenedAt, side, accountId, actorName, address, device } = event;
  const text = JSON.stringify([
    FORM,
    contractId,
    place,
    kind,
    happenedAt.toISOString(),
    side,
    accountId,
    actorName,
    address,
    device,
    sorted(event.facts),
    event.previousHash,
  ]);
  return createHash('sha256').update(text).digest('hex');
}

/** Place of the first event that does not follow from those before; null: the chain holds. */
export function firstBreak(events: readonly EventRow[]): number | null {
  let previousHash = '';
  for (const [at, event] of events.entries()) {
    const follows = event.place === at + 1 && event.previousHash === previousHash;
    if (!follows || eventHash(event) !== event.hash) return at + 1;
    previousHash = event.hash;
  }
  return null;
}
