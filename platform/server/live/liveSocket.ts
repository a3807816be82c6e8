import type { RawData, WebSocket } from 'ws';
import type { Log } from '../log.ts';
import { CLOSING, type Closing } from './closing.ts';
import type { LiveLimits } from './limits.ts';
import type { LiveFigures } from './liveFigures.ts';
import type { Frame } from './stomp/frame.ts';
import { BadFrame, FrameReader } from './stomp/frameReader.ts';

export interface SocketEvents {
  onFrame(frame: Frame): void;
  /** violation by the client; the owner must close the socket */
  onFault(fault: Extract<Closing, 'malformed' | 'tooBig' | 'flood'>): void;
  onClosed(): void;
}

/** One WebSocket: frames in, bytes out, within limits. Knows of STOMP only the end of a frame. */
export class LiveSocket {
  readonly reader: FrameReader;
  readonly #socket: WebSocket;
  readonly #limits: LiveLimits;
  readonly #figures: LiveFigures;
  readonly #log: Log;
  readonly #events: SocketEvents;
  #isClosing = false;
  #windowEndsAt = 0;
  #framesInWindow = 0;
  #askedAt = 0;
  heardAt = Date.now();
  sentAt = Date.now();

  constructor(
    socket: WebSocket,
    { limits, figures, log }: { limits: LiveLimits; figures: LiveFigures; log: Log },
    events: SocketEvents,
  ) {
    this.#socket = socket;
    this.#limits = limits;
    this.#figures = figures;
    this.#log = log;
    this.#events = events;
    this.reader = new FrameReader(limits.frameBytes);
    figures.opened();
    socket.on('message', (message) => this.#hear(bytesOf(message)));
    socket.on('ping', () => this.#count(1));
    socket.on('pong', () => this.#heard());
    socket.on('close', () => {
      this.#isClosing = true;
      figures.closed();
      events.onClosed();
    });
  }

  get isOpen(): boolean {
    return !this.#isClosing;
  }

  /** Sends a frame, or closes a slow reader whose buffer is full. Returns whether it was sent. */
  send(frame: Buffer, now: number): boolean {
    if (this.#isClosing) return false;
    if (this.#socket.bufferedAmount > this.#limits.unsentBytes) {
      this.close('slow');
      return false;
    }
    this.sentAt = now;
    this.#socket.send(frame, TEXT);
    return true;
  }

  askIfThere(): void {
    if (this.#isClosing || this.#askedAt > this.heardAt) return;
    this.#askedAt = Date.now();
    this.#socket.ping();
  }

  /** Closes with the reason; earlier frames still arrive if read soon. */
  close(why: Closing): void {
    if (this.#isClosing) return;
    this.#isClosing = true;
    const { code, reason } = CLOSING[why];
    if (why !== 'done') this.#figures.dropped(why);
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), this.#limits.lingerMs).unref();
  }

  #hear(piece: Buffer): void {
    if (this.#isClosing) return;
    this.#heard();
    let frames = 0;
    try {
      for (const frame of this.reader.read(piece)) {
        frames += 1;
        if (frames > 1) this.#count(1);
        if (this.#isClosing) return;
        this.#events.onFrame(frame);
      }
    } catch (thrown) {
      if (!(thrown instanceof BadFrame)) throw thrown;
      this.#log.debug({ detail: thrown.message }, 'a frame of a live connection cannot be read');
      this.#events.onFault(thrown.reason);
    }
    this.#count(1);
  }

  #heard(): void {
    this.heardAt = Date.now();
  }

  /** A message counts even without a frame. */
  #count(frames: number): void {
    const now = Date.now();
    if (now >= this.#windowEndsAt) {
      this.#windowEndsAt = now + this.#limits.floodWindowMs;
      this.#framesInWindow = 0;
    }
    this.#framesInWindow += frames;
    if (this.#framesInWindow > this.#limits.floodFrames && !this.#isClosing) this.#events.onFault('flood');
  }
}

const TEXT = { binary: false, compress: false, fin: true };

function bytesOf(message: RawData): Buffer {
  if (Array.isArray(message)) return Buffer.concat(message);
  return message instanceof ArrayBuffer ? Buffer.from(message) : message;
}
