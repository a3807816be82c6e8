import type { AnyTopic } from '../../wire/live/topic.ts';

/** Who can be told something. */
export interface Hearer {
  deliver(frame: Buffer, now: number): boolean;
}

/** One subscription: who hears, and under which name, escaped as the hearer's version has it. */
export interface Hearing {
  hearer: Hearer;
  subscription: string;
  topic: AnyTopic;
  destination: string;
}

/** Who hears what in this process. */
export class Switchboard {
  readonly #byDestination = new Map<string, Set<Hearing>>();
  readonly #countByTopic = new Map<AnyTopic, number>();
  readonly #messagePrefix = `${process.pid.toString(36)}-${Date.now().toString(36)}-`;
  #lastMessage = 0;

  add(hearing: Hearing): void {
    const others = this.#byDestination.get(hearing.destination);
    if (others) others.add(hearing);
    else this.#byDestination.set(hearing.destination, new Set([hearing]));
    this.#countByTopic.set(hearing.topic, (this.#countByTopic.get(hearing.topic) ?? 0) + 1);
  }

  remove(hearing: Hearing): void {
    const hearings = this.#byDestination.get(hearing.destination);
    if (!hearings?.delete(hearing)) return;
    if (hearings.size === 0) this.#byDestination.delete(hearing.destination);
    this.#countByTopic.set(hearing.topic, (this.#countByTopic.get(hearing.topic) ?? 1) - 1);
  }

  isHeard(topic: AnyTopic): boolean {
    return (this.#countByTopic.get(topic) ?? 0) > 0;
  }

  isWanted(destination: string): boolean {
    return this.#byDestination.has(destination);
  }

  /** Tells everybody who hears a destination; `body` is JSON. Gives how many were told. */
  tell(destination: string, body: string): number {
    const hearings = this.#byDestination.get(destination);
    if (hearings === undefined) return 0;
    this.#lastMessage += 1;
    const rest = Buffer.from(
      `\nmessage-id:${this.#messagePrefix}${this.#lastMessage}\ndestination:${destination}\n` +
        `content-type:application/json\ncontent-length:${Buffer.byteLength(body)}\n\n${body}\0`,
    );
    // most clients give their subscriptions the same few names: the bytes are made once for each name
    const frames = new Map<string, Buffer>();
    const now = Date.now();
    let told = 0;
    for (const { hearer, subscription } of hearings) {
      let frame = frames.get(subscription);
      if (frame === undefined) {
        frame = Buffer.concat([Buffer.from(`MESSAGE\nsubscription:${subscription}`), rest]);
        frames.set(subscription, frame);
      }
      if (hearer.deliver(frame, now)) told += 1;
    }
    return told;
  }
}
