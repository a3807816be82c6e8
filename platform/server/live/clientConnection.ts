import type { WebSocket } from 'ws';
import { encodeFrame, type Frame } from '../../../libs/stomp/frame.ts';
import { FrameError } from '../../../libs/stomp/frameReader.ts';
import { commonVersion, VERSIONS } from '../../../libs/stomp/version.ts';
import type { CurrentUser } from '../../wire/currentUser.ts';
import { language as asLanguage, type Language } from '../../wire/language.ts';
import type { AnyTopic } from '../../wire/live/topic.ts';
import type { Log } from '../log.ts';
import { UserError } from '../texts/userError.ts';
import { admit, type LiveGuard, tokenOf } from './admission.ts';
import { ClientSubscriptions } from './clientSubscriptions.ts';
import { ClientTransactions } from './clientTransactions.ts';
import type { CloseReason } from './closeReasons.ts';
import type { LiveLimits } from './limits.ts';
import { CLOSE_ERRORS, liveErrors } from './liveErrors.ts';
import type { LiveMetrics } from './liveMetrics.ts';
import { LiveSocket } from './liveSocket.ts';
import type { Subscriber, SubscriptionRegistry } from './subscriptionRegistry.ts';

/** Longest silence of either side, in ms; 0: not promised. */
interface HeartBeat {
  serverIntervalMs: number;
  clientIntervalMs: number;
}

const PAIR = /^(\d{1,9}),(\d{1,9})$/;

/** Negotiates the client's header with our offer (STOMP 1.2, Heart-beating); null for a malformed header. */
function negotiateHeartBeat(header: string | undefined, { heartBeatMs }: LiveLimits): HeartBeat | null {
  const [, canSend, wants] = PAIR.exec((header ?? '0,0').replaceAll(' ', '')) ?? [];
  if (canSend === undefined || wants === undefined) return null;
  const agreed = (ours: number, theirs: number) => (theirs === 0 ? 0 : Math.max(ours, theirs));
  return {
    serverIntervalMs: agreed(heartBeatMs, Number(wants)),
    clientIntervalMs: agreed(heartBeatMs, Number(canSend)),
  };
}

/** Shared state and callbacks of the live server. */
export interface ServerContext {
  readonly limits: LiveLimits;
  readonly guard: LiveGuard;
  readonly topics: readonly AnyTopic[];
  readonly registry: SubscriptionRegistry;
  readonly metrics: LiveMetrics;
  readonly log: Log;
  /** Takes a connection that says who it is out of the crowd of its address; false above the address's limit. */
  identify(client: ClientConnection): boolean;
  /** Counts the connection; false above the user's limit. */
  admit(client: ClientConnection, user: CurrentUser): boolean;
  release(client: ClientConnection): void;
}

/** Known before the first frame. */
export interface ConnectionInfo {
  companyNo: string;
  address: string;
  language: Language;
}

interface AuthenticatedSession {
  user: CurrentUser;
  token: string;
  key: string;
  checkedAt: number;
}

const TOLERANCE_MS = 1_500;

export class ClientConnection implements Subscriber {
  readonly #context: ServerContext;
  readonly #info: ConnectionInfo;
  readonly #socket: LiveSocket;
  readonly #subscriptions: ClientSubscriptions;
  readonly #transactions: ClientTransactions;
  readonly #openedAt = Date.now();
  #language: Language;
  /** frames received while CONNECT is being authenticated */
  #pendingFrames: Frame[] | null = null;
  #session: AuthenticatedSession | null = null;
  #heartBeat: HeartBeat = { serverIntervalMs: 0, clientIntervalMs: 0 };
  #isChecking = false;

  constructor(socket: WebSocket, info: ConnectionInfo, context: ServerContext) {
    this.#context = context;
    this.#info = info;
    this.#language = info.language;
    this.#subscriptions = new ClientSubscriptions(this, context);
    this.#transactions = new ClientTransactions(context.limits.transactions);
    this.#socket = new LiveSocket(socket, context, {
      onFrame: (frame) => this.#receive(frame),
      onViolation: (fault) => this.#violate(fault),
      onClosed: () => this.#cleanUp(),
    });
  }

  get address(): string {
    return this.#info.address;
  }

  get hidesMoney(): boolean {
    return this.#session?.user.hidesMoney ?? false;
  }

  get key(): string | null {
    return this.#session?.key ?? null;
  }

  isSubscribedTo(topic: AnyTopic): boolean {
    return this.#subscriptions.isSubscribedTo(topic);
  }

  deliver(frame: Buffer, now: number): boolean {
    return this.#socket.send(frame, now);
  }

  close(why: CloseReason): void {
    this.#subscriptions.clear();
    this.#socket.close(why);
  }

  /** Called every second: sends heart-beats, checks theirs, rechecks permissions. */
  tick(now: number): void {
    if (!this.#socket.isOpen) return;
    const { limits } = this.#context;
    if (this.#session === null) {
      if (now - this.#openedAt > limits.connectTimeoutMs) this.#violate('tooLate');
      return;
    }
    const { serverIntervalMs, clientIntervalMs } = this.#heartBeat;
    const idleMs = now - this.#socket.receivedAt;
    const intervalMs = clientIntervalMs || limits.pingIntervalMs;
    if (idleMs > intervalMs * limits.heartBeatTolerance) {
      this.close('silent');
      return;
    }
    // A background tab cannot send heart-beats, but its browser answers pings.
    if (idleMs > intervalMs) this.#socket.ping();
    if (serverIntervalMs > 0 && now - this.#socket.sentAt > serverIntervalMs - TOLERANCE_MS)
      this.#socket.send(HEART_BEAT, now);
    if (now - this.#session.checkedAt > limits.recheckIntervalMs) void this.recheck();
  }

  async recheck(): Promise<void> {
    const before = this.#session;
    if (before === null || this.#isChecking) return;
    this.#isChecking = true;
    before.checkedAt = Date.now();
    try {
      const user = await admit(this.#context.guard, before.token, this.#info.companyNo);
      before.user = user;
      const forbidden = this.#subscriptions.firstForbidden(user);
      if (forbidden) this.#refuse(liveErrors.notYours, { destination: forbidden.destination });
    } catch (thrown) {
      if (thrown instanceof UserError) this.#refuse(thrown);
      else this.#context.log.warn({ err: thrown }, 'a live connection could not be checked');
    } finally {
      this.#isChecking = false;
    }
  }

  #receive(frame: Frame): void {
    if (this.#pendingFrames !== null) {
      this.#pendingFrames.push(frame);
      return;
    }
    try {
      if (this.#session === null) this.#connect(frame);
      else this.#handle(frame, this.#session);
    } catch (thrown) {
      this.#handleError(thrown, frame);
    }
  }

  #handleError(thrown: unknown, { headers }: Frame): void {
    if (thrown instanceof FrameError) {
      this.#violate(thrown.reason);
      return;
    }
    if (!(thrown instanceof UserError)) this.#context.log.error({ err: thrown }, 'a frame could not be followed');
    this.#refuse(thrown instanceof UserError ? thrown : liveErrors.busy, {
      receipt: headers.get('receipt'),
      destination: headers.get('destination'),
    });
  }

  #connect({ command, headers }: Frame): void {
    if (command !== 'CONNECT' && command !== 'STOMP') throw liveErrors.connectFirst;
    // Browsers cannot set headers on a socket, so the frame may carry the language.
    this.#language = asLanguage.safeParse(headers.get('Language')).data ?? this.#language;
    const version = commonVersion(headers.get('accept-version'));
    if (version === null) throw liveErrors.version;
    this.#socket.reader.version = version;
    const heartBeat = negotiateHeartBeat(headers.get('heart-beat'), this.#context.limits);
    if (heartBeat === null) throw new FrameError('malformed', 'a heart-beat that is no pair of numbers');
    this.#heartBeat = heartBeat;
    const token = tokenOf(headers);
    if (token !== null && !this.#context.identify(this)) throw liveErrors.manyConnections;
    this.#pendingFrames = [];
    void this.#admit(token);
  }

  async #admit(token: string | null): Promise<void> {
    const { guard, limits, log } = this.#context;
    try {
      const user = await admit(guard, token, this.#info.companyNo);
      if (token === null || !this.#socket.isOpen) return;
      if (!this.#context.admit(this, user)) throw liveErrors.manyConnections;
      this.#session = { user, token, key: guard.keyOf(token), checkedAt: Date.now() };
    } catch (thrown) {
      if (!(thrown instanceof UserError)) log.error({ err: thrown }, 'nobody could be asked who connects');
      this.#refuse(thrown instanceof UserError ? thrown : liveErrors.busy);
      return;
    }
    const { version } = this.#socket.reader;
    const beats = `${limits.heartBeatMs},${limits.heartBeatMs}`;
    const headers = [
      ['version', version],
      ['heart-beat', beats],
      ['server', 'ironsilk'],
    ] as const;
    this.#socket.send(encodeFrame('CONNECTED', headers, version), Date.now());
    const pendingFrames = this.#pendingFrames ?? [];
    this.#pendingFrames = null;
    for (const frame of pendingFrames) if (this.#socket.isOpen) this.#receive(frame);
  }

  #handle(frame: Frame, session: AuthenticatedSession): void {
    this.#follow(frame, session);
    const receipt = frame.headers.get('receipt');
    if (receipt !== undefined) this.#sendFrame('RECEIPT', [['receipt-id', receipt]]);
    if (frame.command === 'DISCONNECT') this.close('done');
  }

  #follow({ command, headers }: Frame, { user }: AuthenticatedSession): void {
    const { version } = this.#socket.reader;
    switch (command) {
      case 'SUBSCRIBE':
        this.#subscriptions.add(headers, version, user);
        break;
      case 'UNSUBSCRIBE':
        this.#subscriptions.remove(headers);
        break;
      case 'BEGIN':
        this.#transactions.begin(headers);
        break;
      case 'COMMIT':
      case 'ABORT':
        this.#transactions.end(headers);
        break;
      case 'ACK':
      case 'NACK':
        this.#transactions.assertOpen(headers);
        this.#subscriptions.acknowledge(headers, version);
        break;
      case 'SEND':
        throw liveErrors.readOnly;
      case 'DISCONNECT':
        break;
      default:
        throw new FrameError('malformed', 'a command out of place');
    }
  }

  #violate(fault: CloseReason): void {
    const refusal = CLOSE_ERRORS[fault];
    if (refusal) this.#refuse(refusal, {}, fault);
    else this.close(fault);
  }

  /** Sends an ERROR in the user's language and closes: no frame may follow (STOMP 1.2, ERROR). */
  #refuse(
    refusal: UserError,
    details: { receipt?: string | undefined; destination?: string | undefined } = {},
    why: CloseReason = 'refused',
  ): void {
    if (!this.#socket.isOpen) return;
    const message = refusal.textIn(this.#language);
    const headers: [string, string][] = [
      ['message', message],
      ['code', String(refusal.code)],
      ['content-type', 'text/plain'],
    ];
    if (refusal === liveErrors.version) headers.push(['version', VERSIONS.join(',')]);
    if (details.receipt !== undefined) headers.push(['receipt-id', details.receipt]);
    if (details.destination !== undefined) headers.push(['destination', details.destination]);
    const { address } = this.#info;
    const accountId = this.#session?.user.accountId;
    this.#context.log.info({ address, accountId, why, reason: refusal.message }, 'a live connection is refused');
    this.#sendFrame('ERROR', headers, message);
    this.close(why);
  }

  #sendFrame(command: 'RECEIPT' | 'ERROR', headers: readonly (readonly [string, string])[], body = ''): void {
    this.#socket.send(encodeFrame(command, headers, this.#socket.reader.version, body), Date.now());
  }

  #cleanUp(): void {
    this.#subscriptions.clear();
    this.#context.release(this);
  }
}

const HEART_BEAT = Buffer.from('\n');
