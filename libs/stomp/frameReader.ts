import { CLIENT_COMMANDS, type ClientCommand, type Frame, unescapeHeader } from './frame.ts';
import type { Version } from './version.ts';

/** Not STOMP; the connection must be closed. */
export class FrameError extends Error {
  readonly reason: 'malformed' | 'tooBig';

  constructor(reason: 'malformed' | 'tooBig', detail: string) {
    super(detail);
    this.reason = reason;
  }
}

const LF = 10;
const CR = 13;
const NUL = 0;
const MAX_HEADERS = 50;
const LENGTH = /^\d{1,9}$/;
const COMMANDS: ReadonlySet<string> = new Set(CLIENT_COMMANDS);
const isCommand = (name: string): name is ClientCommand => COMMANDS.has(name);

/** Assembles frames from chunks; buffers an unfinished frame up to a limit. */
export class FrameReader {
  readonly #maxBytes: number;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #buffer: Buffer = Buffer.alloc(0);
  /** decides header escaping after CONNECT */
  version: Version = '1.2';

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The frames completed by a chunk, without heart-beats. Throws FrameError. */
  *read(chunk: Buffer): Generator<Frame> {
    this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk]);
    for (;;) {
      this.#skipHeartBeats();
      const frame = this.#next();
      if (frame === null) break;
      yield frame;
    }
    if (this.#buffer.length > this.#maxBytes) throw new FrameError('tooBig', 'an unfinished frame');
    // Copy the rest: a slice would retain the whole chunk.
    if (this.#buffer.length > 0) this.#buffer = Buffer.from(this.#buffer);
  }

  #skipHeartBeats(): void {
    let start = 0;
    while (this.#buffer[start] === LF || (this.#buffer[start] === CR && this.#buffer[start + 1] === LF)) start += 1;
    if (start > 0) this.#buffer = this.#buffer.subarray(start);
  }

  #next(): Frame | null {
    const headEnd = this.#headEnd();
    if (headEnd === null) return null;
    const head = this.#linesOf(this.#buffer.subarray(0, headEnd));
    const [command = '', ...lines] = head;
    if (!isCommand(command)) throw new FrameError('malformed', 'an unknown command');
    const headers = this.#headersOf(command, lines);
    const bodyEnd = this.#bodyEnd(headEnd, headers.get('content-length'));
    if (bodyEnd === null) return null;
    if (bodyEnd > this.#maxBytes) throw new FrameError('tooBig', 'a frame');
    const body = this.#buffer.subarray(headEnd, bodyEnd);
    this.#buffer = this.#buffer.subarray(bodyEnd + 1);
    return { command, headers, body };
  }

  /** End of the empty line after the headers; null if incomplete. */
  #headEnd(): number | null {
    const end = this.#buffer.findIndex((byte, at) => {
      if (byte === NUL) throw new FrameError('malformed', 'a NUL among the headers');
      if (byte !== LF) return false;
      const before = this.#buffer[at - 1] === CR ? at - 2 : at - 1;
      return this.#buffer[before] === LF;
    });
    return end < 0 ? null : end + 1;
  }

  #bodyEnd(start: number, length: string | undefined): number | null {
    if (length === undefined) {
      const end = this.#buffer.indexOf(NUL, start);
      return end < 0 ? null : end;
    }
    if (!LENGTH.test(length)) throw new FrameError('malformed', 'a length that is no number');
    const end = start + Number(length);
    if (end > this.#maxBytes) throw new FrameError('tooBig', 'a frame');
    if (end >= this.#buffer.length) return null;
    if (this.#buffer[end] !== NUL) throw new FrameError('malformed', 'a length that is not the length of the body');
    return end;
  }

  #linesOf(head: Buffer): string[] {
    try {
      const lines = this.#decoder.decode(head).split('\n').slice(0, -2);
      return lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
    } catch {
      throw new FrameError('malformed', 'headers that are not UTF-8');
    }
  }

  /** The first of repeated headers counts. */
  #headersOf(command: ClientCommand, lines: readonly string[]): Map<string, string> {
    if (lines.length > MAX_HEADERS) throw new FrameError('malformed', 'too many headers');
    const version = command === 'CONNECT' || command === 'STOMP' ? '1.0' : this.version;
    const headers = new Map<string, string>();
    for (const line of lines) {
      const colon = line.indexOf(':');
      const name = unescapeHeader(line.slice(0, Math.max(colon, 0)), version);
      const value = unescapeHeader(line.slice(colon + 1), version);
      if (!name || value === null) throw new FrameError('malformed', 'a header that cannot be read');
      if (!headers.has(name)) headers.set(name, value);
    }
    return headers;
  }
}
