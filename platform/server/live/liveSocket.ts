import type { RawData, WebSocket } from 'ws';
import type { Frame } from '../../../libs/stomp/frame.ts';
import { FrameError, FrameReader } from '../../../libs/stomp/frameReader.ts';
import type { Log } from '../log.ts';
import { CLOSE_REASONS, type CloseReason } from './closeReasons.ts';
import type { LiveLimits } from './limits.ts';
import type { LiveMetrics } from './liveMetrics.ts';

interface SocketEvents {
  onFrame(frame: Frame): void;
  /** violation by the client; the owner must close the socket */
  onViolation(fault: Extract<CloseReason, 'malformed' | 'tooBig' | 'flood'>): void;
  onClosed(): void;
}

/** One WebSocket: frames in, bytes out, within limits. Knows of STOMP only the end of a frame. */
export class LiveSocket {
  readonly reader: FrameReader;
  readonly #socket: WebSocket;
  readonly #limits: LiveLimits;
  readonly #metrics: LiveMetrics;
  readonly #log: Log;
  readonly #events: SocketEvents;
  #isClosing = false;
  #windowEndsAt = 0;
  #framesInWindow = 0;
  #pingedAt = 0;
  receivedAt = Date.now();
  sentAt = Date.now();

  constructor(
    socket: WebSocket,
    { limits, metrics, log }: { limits: LiveLimits; metrics: LiveMetrics; log: Log },
    events: SocketEvents,
  ) {
    this.#socket = socket;
    this.#limits = limits;
    this.#metrics = metrics;
    this.#log = log;
    this.#events = events;
    this.reader = new FrameReader(limits.frameBytes);
    metrics.opened();
    socket.on('message', (message) => this.#receive(bytesOf(message)));
    socket.on('ping', () => this.#countFrames(1));
    socket.on('pong', () => {
      this.#markReceived();
      this.#countFrames(1);
    });
    socket.on('close', () => {
      this.#isClosing = true;
      metrics.closed();
      events.onClosed();
    });
  }

  get isOpen(): boolean {
    return !this.#isClosing;
  }

  /** Sends a frame, or closes a slow reader whose buffer is full. Returns whether it was sent. */
  send(frame: Buffer, now: number): boolean {
    if (this.#isClosing) return false;
    if (this.#socket.bufferedAmount > this.#limits.sendBufferBytes) {
      this.close('slow');
      return false;
    }
    this.sentAt = now;
    this.#socket.send(frame, TEXT);
    return true;
  }

  ping(): void {
    if (this.#isClosing || this.#pingedAt > this.receivedAt) return;
    this.#pingedAt = Date.now();
    this.#socket.ping();
  }

  /** Closes with the reason; earlier frames still arrive if read soon. */
  close(why: CloseReason): void {
    if (this.#isClosing) return;
    this.#isClosing = true;
    const { code, reason } = CLOSE_REASONS[why];
    if (why !== 'done') this.#metrics.dropped(why);
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), this.#limits.closeTimeoutMs).unref();
  }

  #receive(piece: Buffer): void {
    if (this.#isClosing) return;
    this.#markReceived();
    let frames = 0;
    try {
      for (const frame of this.reader.read(piece)) {
        frames += 1;
        if (frames > 1) this.#countFrames(1);
        if (this.#isClosing) return;
        this.#events.onFrame(frame);
      }
    } catch (thrown) {
      if (!(thrown instanceof FrameError)) throw thrown;
      this.#log.debug({ detail: thrown.message }, 'a frame of a live connection cannot be read');
      this.#events.onViolation(thrown.reason);
    }
    this.#countFrames(1);
  }

  #markReceived(): void {
    this.receivedAt = Date.now();
  }

  /** A message counts even without a frame. */
  #countFrames(frames: number): void {
    const now = Date.now();
    if (now >= this.#windowEndsAt) {
      this.#windowEndsAt = now + this.#limits.floodWindowMs;
      this.#framesInWindow = 0;
    }
    this.#framesInWindow += frames;
    if (this.#framesInWindow > this.#limits.floodFrames && !this.#isClosing) this.#events.onViolation('flood');
  }
}

const TEXT = { binary: false, compress: false, fin: true };

function bytesOf(message: RawData): Buffer {
  if (Array.isArray(message)) return Buffer.concat(message);
  return message instanceof ArrayBuffer ? Buffer.from(message) : message;
}
