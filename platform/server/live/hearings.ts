import { type AnyTopic, partsIn } from '../../wire/live/topic.ts';
import type { Who } from '../../wire/who.ts';
import type { LiveLimits } from './limits.ts';
import { refusals } from './refusals.ts';
import { escapeHeader } from './stomp/frame.ts';
import { BadFrame } from './stomp/frameReader.ts';
import type { Version } from './stomp/version.ts';
import type { Hearer, Hearing, Switchboard } from './switchboard.ts';

type Headers = ReadonlyMap<string, string>;

/** One client's subscriptions, by the client's own ids. */
export class Hearings {
  readonly #hearer: Hearer;
  readonly #room: { limits: LiveLimits; topics: readonly AnyTopic[]; board: Switchboard };
  readonly #byName = new Map<string, Hearing>();

  constructor(hearer: Hearer, room: { limits: LiveLimits; topics: readonly AnyTopic[]; board: Switchboard }) {
    this.#hearer = hearer;
    this.#room = room;
  }

  hears(topic: AnyTopic): boolean {
    return [...this.#byName.values()].some((hearing) => hearing.topic === topic);
  }

  /** Handles SUBSCRIBE. Throws a UserError, or FrameError for an invalid subscription. */
  add(headers: Headers, version: Version, who: Who): void {
    const { limits, topics, board } = this.#room;
    const destination = headers.get('destination');
    const name = headers.get('id') ?? (version === '1.0' ? destination : undefined);
    const isAuto = (headers.get('ack') ?? 'auto') === 'auto';
    if (!destination || !name || !isAuto || this.#byName.has(name)) {
      throw new BadFrame('malformed', 'a subscription that cannot be');
    }
    if (this.#byName.size >= limits.subscriptions) throw refusals.manySubscriptions(limits.subscriptions);
    const topic = topics.find((one) => partsIn(one, destination) !== null);
    if (topic === undefined) throw refusals.absent;
    const hearing = { hearer: this.#hearer, subscription: escapeHeader(name, version), topic, destination };
    if (!mayHear(who, hearing)) throw refusals.notYours;
    this.#byName.set(name, hearing);
    board.add(hearing);
  }

  remove(headers: Headers): void {
    const name = headers.get('id') ?? headers.get('destination') ?? '';
    const hearing = this.#byName.get(name);
    if (hearing === undefined) return;
    this.#byName.delete(name);
    this.#room.board.remove(hearing);
  }

  /** A subscription that this user may no longer hold. */
  lostBy(who: Who): Hearing | undefined {
    return [...this.#byName.values()].find((hearing) => !mayHear(who, hearing));
  }

  clear(): void {
    for (const hearing of this.#byName.values()) this.#room.board.remove(hearing);
    this.#byName.clear();
  }
}

function mayHear(who: Who, { topic, destination }: Pick<Hearing, 'topic' | 'destination'>): boolean {
  const parts = partsIn(topic, destination);
  return parts !== null && topic.access(who, parts);
}
