import type { AnyTopic } from '../../wire/live/topic.ts';

export interface Hearer {
  deliver(frame: Buffer, now: number): boolean;
}

/** `subscription`: the client's id, escaped for its version. */
export interface Hearing {
  hearer: Hearer;
  subscription: string;
  topic: AnyTopic;
  destination: string;
}

/** All subscriptions of this process. */
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

  /** Sends a JSON body to all subscribers of a destination; returns their number. */
  tell(destination: string, body: string): number {
    const hearings = this.#byDestination.get(destination);
    if (hearings === undefined) return 0;
    this.#lastMessage += 1;
    const rest = Buffer.from(
      `\nmessage-id:${this.#messagePrefix}${this.#lastMessage}\ndestination:${destination}\n` +
        `content-type:application/json\ncontent-length:${Buffer.byteLength(body)}\n\n${body}\0`,
    );
    // Clients share a few subscription ids: encode once per id.
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
