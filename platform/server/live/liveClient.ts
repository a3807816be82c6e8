import type { WebSocket } from 'ws';
import { language as asLanguage, type Language } from '../../wire/language.ts';
import type { AnyTopic } from '../../wire/live/topic.ts';
import type { Who } from '../../wire/who.ts';
import { Refusal } from '../http/refusal.ts';
import type { Log } from '../log.ts';
import { admit, type LiveGuard, tokenIn } from './admission.ts';
import type { Closing } from './closing.ts';
import { Hearings } from './hearings.ts';
import { agreedHeartBeat, type HeartBeat } from './heartBeat.ts';
import type { LiveLimits } from './limits.ts';
import type { LiveFigures } from './liveFigures.ts';
import { LiveSocket } from './liveSocket.ts';
import { FAULTS, refusals } from './refusals.ts';
import { type Frame, frameBytes } from './stomp/frame.ts';
import { BadFrame } from './stomp/frameReader.ts';
import { commonVersion, VERSIONS } from './stomp/version.ts';
import type { Hearer, Switchboard } from './switchboard.ts';

/** Shared state and callbacks of the live server. */
export interface LiveRoom {
  readonly limits: LiveLimits;
  readonly guard: LiveGuard;
  readonly topics: readonly AnyTopic[];
  readonly board: Switchboard;
  readonly figures: LiveFigures;
  readonly log: Log;
  /** Counts the connection; false above the user's limit. */
  letIn(client: LiveClient, who: Who): boolean;
  letOut(client: LiveClient): void;
}

/** Known before the first frame. */
export interface Caller {
  companyNo: string;
  address: string;
  language: Language;
}

interface Admitted {
  who: Who;
  token: string;
  key: string;
  checkedAt: number;
}

const TOLERANCE_MS = 1_500;

export class LiveClient implements Hearer {
  readonly #room: LiveRoom;
  readonly #caller: Caller;
  readonly #socket: LiveSocket;
  readonly #hearings: Hearings;
  readonly #openedAt = Date.now();
  #language: Language;
  /** frames received while CONNECT is being authenticated */
  #waiting: Frame[] | null = null;
  #admitted: Admitted | null = null;
  #heartBeat: HeartBeat = { weSendEvery: 0, theySendEvery: 0 };
  #isChecking = false;

  constructor(socket: WebSocket, caller: Caller, room: LiveRoom) {
    this.#room = room;
    this.#caller = caller;
    this.#language = caller.language;
    this.#hearings = new Hearings(this, room);
    this.#socket = new LiveSocket(socket, room, {
      onFrame: (frame) => this.#receive(frame),
      onFault: (fault) => this.#breakOff(fault),
      onClosed: () => this.#leave(),
    });
  }

  get address(): string {
    return this.#caller.address;
  }

  get key(): string | null {
    return this.#admitted?.key ?? null;
  }

  hears(topic: AnyTopic): boolean {
    return this.#hearings.hears(topic);
  }

  deliver(frame: Buffer, now: number): boolean {
    return this.#socket.send(frame, now);
  }

  close(why: Closing): void {
    this.#hearings.clear();
    this.#socket.close(why);
  }

  /** Called every second: sends heart-beats, checks theirs, rechecks permissions. */
  look(now: number): void {
    if (!this.#socket.isOpen) return;
    const { limits } = this.#room;
    if (this.#admitted === null) {
      if (now - this.#openedAt > limits.connectWithinMs) this.#breakOff('tooLate');
      return;
    }
    const { weSendEvery, theySendEvery } = this.#heartBeat;
    const silentMs = now - this.#socket.heardAt;
    const promised = theySendEvery || limits.pingEveryMs;
    if (silentMs > promised * limits.heartBeatPatience) {
      this.close('silent');
      return;
    }
    // A background tab cannot send heart-beats, but its browser answers pings.
    if (silentMs > promised) this.#socket.askIfThere();
    if (weSendEvery > 0 && now - this.#socket.sentAt > weSendEvery - TOLERANCE_MS)
      this.#socket.send(BEAT, now);
    if (now - this.#admitted.checkedAt > limits.recheckMs) void this.recheck();
  }

  async recheck(): Promise<void> {
    const before = this.#admitted;
    if (before === null || this.#isChecking) return;
    this.#isChecking = true;
    before.checkedAt = Date.now();
    try {
      const who = await admit(this.#room.guard, before.token, this.#caller.companyNo);
      before.who = who;
      const lost = this.#hearings.lostBy(who);
      if (lost) this.#refuse(refusals.notYours, { destination: lost.destination });
    } catch (thrown) {
      if (thrown instanceof Refusal) this.#refuse(thrown);
      else this.#room.log.warn({ err: thrown }, 'a live connection could not be checked');
    } finally {
      this.#isChecking = false;
    }
  }

  #receive(frame: Frame): void {
    if (this.#waiting !== null) {
      this.#waiting.push(frame);
      return;
    }
    try {
      if (this.#admitted === null) this.#connect(frame);
      else this.#obey(frame, this.#admitted);
    } catch (thrown) {
      this.#stumble(thrown, frame);
    }
  }

  #stumble(thrown: unknown, { headers }: Frame): void {
    if (thrown instanceof BadFrame) {
      this.#breakOff(thrown.reason);
      return;
    }
    if (!(thrown instanceof Refusal)) this.#room.log.error({ err: thrown }, 'a frame could not be followed');
    this.#refuse(thrown instanceof Refusal ? thrown : refusals.busy, {
      receipt: headers.get('receipt'),
      destination: headers.get('destination'),
    });
  }

  #connect({ command, headers }: Frame): void {
    if (command !== 'CONNECT' && command !== 'STOMP') throw refusals.connectFirst;
    // Browsers cannot set headers on a socket, so the frame may carry the language.
    this.#language = asLanguage.safeParse(headers.get('Language')).data ?? this.#language;
    const version = commonVersion(headers.get('accept-version'));
    if (version === null) throw refusals.version;
    this.#socket.reader.version = version;
    const heartBeat = agreedHeartBeat(headers.get('heart-beat'), this.#room.limits);
    if (heartBeat === null) throw new BadFrame('malformed', 'a heart-beat that is no pair of numbers');
    this.#heartBeat = heartBeat;
    this.#waiting = [];
    void this.#letIn(tokenIn(headers));
  }

  async #letIn(token: string | null): Promise<void> {
    const { guard, limits, log } = this.#room;
    try {
      const who = await admit(guard, token, this.#caller.companyNo);
      if (token === null || !this.#socket.isOpen) return;
      if (!this.#room.letIn(this, who)) throw refusals.manyConnections;
      this.#admitted = { who, token, key: guard.keyOf(token), checkedAt: Date.now() };
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) log.error({ err: thrown }, 'nobody could be asked who connects');
      this.#refuse(thrown instanceof Refusal ? thrown : refusals.busy);
      return;
    }
    const { version } = this.#socket.reader;
    const beats = `${limits.heartBeatMs},${limits.heartBeatMs}`;
    const headers = [
      ['version', version],
      ['heart-beat', beats],
      ['server', 'ironsilk'],
    ] as const;
    this.#socket.send(frameBytes('CONNECTED', headers, version), Date.now());
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const frame of waiting) if (this.#socket.isOpen) this.#receive(frame);
  }

  #obey(frame: Frame, { who }: Admitted): void {
    if (frame.command === 'SUBSCRIBE') this.#hearings.add(frame.headers, this.#socket.reader.version, who);
    else if (frame.command === 'UNSUBSCRIBE') this.#hearings.remove(frame.headers);
    else if (frame.command === 'SEND') throw refusals.readOnly;
    else if (frame.command !== 'DISCONNECT') throw new BadFrame('malformed', 'a command out of place');
    const receipt = frame.headers.get('receipt');
    if (receipt !== undefined) this.#say('RECEIPT', [['receipt-id', receipt]]);
    if (frame.command === 'DISCONNECT') this.close('done');
  }

  #breakOff(fault: Closing): void {
    const refusal = FAULTS[fault];
    if (refusal) this.#refuse(refusal, {}, fault);
    else this.close(fault);
  }

  /** Sends an ERROR in the user's language and closes: no frame may follow (STOMP 1.2, ERROR). */
  #refuse(
    refusal: Refusal,
    about: { receipt?: string | undefined; destination?: string | undefined } = {},
    why: Closing = 'refused',
  ): void {
    if (!this.#socket.isOpen) return;
    const message = refusal.say(this.#language);
    const headers: [string, string][] = [
      ['message', message],
      ['code', String(refusal.code)],
      ['content-type', 'text/plain'],
    ];
    if (refusal === refusals.version) headers.push(['version', VERSIONS.join(',')]);
    if (about.receipt !== undefined) headers.push(['receipt-id', about.receipt]);
    if (about.destination !== undefined) headers.push(['destination', about.destination]);
    const { address } = this.#caller;
    const accountId = this.#admitted?.who.accountId;
    this.#room.log.info({ address, accountId, why, reason: refusal.message }, 'a live connection is refused');
    this.#say('ERROR', headers, message);
    this.close(why);
  }

  #say(command: 'RECEIPT' | 'ERROR', headers: readonly (readonly [string, string])[], body = ''): void {
    this.#socket.send(frameBytes(command, headers, this.#socket.reader.version, body), Date.now());
  }

  #leave(): void {
    this.#hearings.clear();
    this.#room.letOut(this);
  }
}

const BEAT = Buffer.from('\n');
