import type { AnyTopic } from '../../wire/live/topic.ts';

export interface Subscriber {
  /** gets payloads without money */
  readonly hidesMoney?: boolean;
  deliver(frame: Buffer, now: number): boolean;
}

export interface Subscription {
  subscriber: Subscriber;
  /** the client's id, escaped for its version */
  subscriptionId: string;
  /** the client acknowledges each message; none is sent again, so nothing is kept for it */
  isAcknowledged: boolean;
  topic: AnyTopic;
  destination: string;
}

/** Between number and subscription in the `ack` header of a message. */
const ACK_OF = '@';

/** The subscription that the `id` of an ACK or NACK names (STOMP 1.2). */
export const subscriptionOfAck = (ack: string) => ack.slice(ack.indexOf(ACK_OF) + 1);

/** Some milliseconds' worth: what else there is to send comes in between. */
const DELIVERIES_PER_TURN = 200;

interface Message {
  number: number;
  destination: string;
}

function headersOf({ subscriptionId, isAcknowledged }: Subscription, { number }: Message): string {
  const named = `subscription:${subscriptionId}`;
  return isAcknowledged ? `${named}\nack:${number}${ACK_OF}${subscriptionId}` : named;
}

/** All subscriptions of this process. */
export class SubscriptionRegistry {
  readonly #byDestination = new Map<string, Set<Subscription>>();
  readonly #countByTopic = new Map<AnyTopic, number>();
  readonly #messagePrefix = `${process.pid.toString(36)}-${Date.now().toString(36)}-`;
  #lastMessage = 0;

  add(subscription: Subscription): void {
    const others = this.#byDestination.get(subscription.destination);
    if (others) others.add(subscription);
    else this.#byDestination.set(subscription.destination, new Set([subscription]));
    this.#countByTopic.set(subscription.topic, (this.#countByTopic.get(subscription.topic) ?? 0) + 1);
  }

  remove(subscription: Subscription): void {
    const subscriptions = this.#byDestination.get(subscription.destination);
    if (!subscriptions?.delete(subscription)) return;
    if (subscriptions.size === 0) this.#byDestination.delete(subscription.destination);
    this.#countByTopic.set(subscription.topic, (this.#countByTopic.get(subscription.topic) ?? 1) - 1);
  }

  hasSubscribers(topic: AnyTopic): boolean {
    return (this.#countByTopic.get(topic) ?? 0) > 0;
  }

  isSubscribed(destination: string): boolean {
    return this.#byDestination.has(destination);
  }

  /** Sends a JSON body to all subscribers of a destination, `withoutMoney` to some; returns their number. */
  async dispatch(destination: string, body: string, withoutMoney: () => string = () => body): Promise<number> {
    const subscriptions = this.#byDestination.get(destination);
    if (subscriptions === undefined) return 0;
    this.#lastMessage += 1;
    const message = { number: this.#lastMessage, destination };
    const whole = new FrameEncoder(() => this.#restOf(message, body));
    const hidden = new FrameEncoder(() => this.#restOf(message, withoutMoney()));
    const now = Date.now();
    let tried = 0;
    let delivered = 0;
    for (const subscription of subscriptions) {
      tried += 1;
      if (tried % DELIVERIES_PER_TURN === 0) await new Promise((done) => setImmediate(done));
      const { subscriber } = subscription;
      const encoder = subscriber.hidesMoney ? hidden : whole;
      if (subscriber.deliver(encoder.frameFor(headersOf(subscription, message)), now)) delivered += 1;
    }
    return delivered;
  }

  #restOf({ number, destination }: Message, body: string): Buffer {
    return Buffer.from(
      `\nmessage-id:${this.#messagePrefix}${number}\ndestination:${destination}\n` +
        `content-type:application/json\ncontent-length:${Buffer.byteLength(body)}\n\n${body}\0`,
    );
  }
}

/** Clients share a few subscription ids: encodes once for each, and only for subscribers. */
class FrameEncoder {
  readonly #encodeRest: () => Buffer;
  readonly #frames = new Map<string, Buffer>();
  #rest: Buffer | null = null;

  constructor(encodeRest: () => Buffer) {
    this.#encodeRest = encodeRest;
  }

  frameFor(subscriptionHeaders: string): Buffer {
    const known = this.#frames.get(subscriptionHeaders);
    if (known !== undefined) return known;
    this.#rest ??= this.#encodeRest();
    const frame = Buffer.concat([Buffer.from(`MESSAGE\n${subscriptionHeaders}`), this.#rest]);
    this.#frames.set(subscriptionHeaders, frame);
    return frame;
  }
}
