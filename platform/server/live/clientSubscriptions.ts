import { escapeHeader } from '../../../libs/stomp/frame.ts';
import { FrameError } from '../../../libs/stomp/frameReader.ts';
import type { Version } from '../../../libs/stomp/version.ts';
import type { CurrentUser } from '../../wire/currentUser.ts';
import { type AnyTopic, parseDestination } from '../../wire/live/topic.ts';
import type { LiveLimits } from './limits.ts';
import { liveErrors } from './liveErrors.ts';
import {
  type Subscriber,
  type Subscription,
  type SubscriptionRegistry,
  subscriptionOfAck,
} from './subscriptionRegistry.ts';

type Headers = ReadonlyMap<string, string>;

const ACK_MODES: readonly string[] = ['auto', 'client', 'client-individual'];

/** One client's subscriptions, by the client's own ids. */
export class ClientSubscriptions {
  readonly #subscriber: Subscriber;
  readonly #context: { limits: LiveLimits; topics: readonly AnyTopic[]; registry: SubscriptionRegistry };
  readonly #byId = new Map<string, Subscription>();

  constructor(
    subscriber: Subscriber,
    context: { limits: LiveLimits; topics: readonly AnyTopic[]; registry: SubscriptionRegistry },
  ) {
    this.#subscriber = subscriber;
    this.#context = context;
  }

  isSubscribedTo(topic: AnyTopic): boolean {
    return [...this.#byId.values()].some((subscription) => subscription.topic === topic);
  }

  /** Handles SUBSCRIBE. Throws a UserError, or FrameError for an invalid subscription. */
  add(headers: Headers, version: Version, user: CurrentUser): void {
    const { limits, topics, registry } = this.#context;
    const destination = headers.get('destination');
    const name = headers.get('id') ?? (version === '1.0' ? destination : undefined);
    const ackMode = headers.get('ack') ?? 'auto';
    if (!destination || !name || !ACK_MODES.includes(ackMode) || this.#byId.has(name)) {
      throw new FrameError('malformed', 'a subscription that cannot be');
    }
    if (this.#byId.size >= limits.subscriptions) throw liveErrors.manySubscriptions(limits.subscriptions);
    const topic = topics.find((one) => parseDestination(one, destination) !== null);
    if (topic === undefined) throw liveErrors.absent;
    const subscription = {
      subscriber: this.#subscriber,
      subscriptionId: escapeHeader(name, version),
      isAcknowledged: ackMode !== 'auto',
      topic,
      destination,
    };
    if (!canSubscribe(user, subscription)) throw liveErrors.notYours;
    this.#byId.set(name, subscription);
    registry.add(subscription);
  }

  remove(headers: Headers): void {
    const name = headers.get('id') ?? headers.get('destination') ?? '';
    const subscription = this.#byId.get(name);
    if (subscription === undefined) return;
    this.#byId.delete(name);
    this.#context.registry.remove(subscription);
  }

  /** Handles ACK and NACK. Messages are not sent again, so that what is acknowledged needs no record. */
  acknowledge(headers: Headers, version: Version): void {
    const id = headers.get(version === '1.2' ? 'id' : 'message-id');
    if (!id) throw new FrameError('malformed', 'an acknowledgement of nothing');
    const name = version === '1.2' ? subscriptionOfAck(id) : headers.get('subscription');
    const subscriptions = name === undefined ? [...this.#byId.values()] : [this.#byId.get(name)];
    if (!subscriptions.some((one) => one?.isAcknowledged)) throw liveErrors.automatic;
  }

  /** A subscription that this user may no longer hold. */
  firstForbidden(user: CurrentUser): Subscription | undefined {
    return [...this.#byId.values()].find((subscription) => !canSubscribe(user, subscription));
  }

  clear(): void {
    for (const subscription of this.#byId.values()) this.#context.registry.remove(subscription);
    this.#byId.clear();
  }
}

function canSubscribe(user: CurrentUser, { topic, destination }: Pick<Subscription, 'topic' | 'destination'>): boolean {
  const parts = parseDestination(topic, destination);
  return parts !== null && topic.access(user, parts);
}
