/** An event of a contract's chain of evidence, as it is hashed. */
interface HashedEvent {
  contractId: number;
  /** from 1, without gaps */
  place: number;
  kind: string;
  happenedAt: Date;
  side: string;
  accountId: number | null;
  actorName: string;
  address: string;
  device: string;
  facts: Readonly<Record<string, string | number | boolean>>;
  /** of the event before; '': the first */
  previousHash: string;
}

type ChainedEvent = HashedEvent & { hash: string };

/** End of a chain, as it is remembered apart from its events. */
export interface ChainEnd {
  count: number;
  /** '': no event */
  lastHash: string;
}

/** Of the form in which events are hashed. */
const FORM = 1;

const sorted = (facts: HashedEvent['facts']) => Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1));

/** SHA-256, hexadecimal. */
export async function sha256Hex(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Hash of an event and of the hash before it; the form is told in the pack's notes. */
export function eventHash(event: HashedEvent): Promise<string> {
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
  return sha256Hex(new TextEncoder().encode(text));
}

export const endOf = (events: readonly ChainedEvent[]): ChainEnd => ({
  count: events.length,
  lastHash: events.at(-1)?.hash ?? '',
});

/** Place of the first event that does not follow from those before, or is missing at the end; null: the chain holds. */
export async function firstBreak(events: readonly ChainedEvent[], end: ChainEnd): Promise<number | null> {
  let previousHash = '';
  for (const [at, event] of events.entries()) {
    const follows = event.place === at + 1 && event.previousHash === previousHash;
    if (!follows || (await eventHash(event)) !== event.hash) return at + 1;
    previousHash = event.hash;
  }
  const isWhole = events.length === end.count && previousHash === end.lastHash;
  return isWhole ? null : Math.min(events.length, end.count) + 1;
}
