import { CLIENT_COMMANDS, type ClientCommand, type Frame, meantHeader } from './frame.ts';
import type { Version } from './version.ts';

/** Not STOMP; the connection must be closed. */
export class BadFrame extends Error {
  readonly reason: 'malformed' | 'tooBig';

  constructor(reason: 'malformed' | 'tooBig', detail: string) {
    super(detail);
    this.reason = reason;
  }
}

const LF = 10;
const CR = 13;
const NUL = 0;
const MOST_HEADERS = 50;
const LENGTH = /^\d{1,9}$/;
const COMMANDS: ReadonlySet<string> = new Set(CLIENT_COMMANDS);
const isCommand = (name: string): name is ClientCommand => COMMANDS.has(name);

/** Assembles frames from chunks; buffers an unfinished frame up to a limit. */
export class FrameReader {
  readonly #mostBytes: number;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #unread: Buffer = Buffer.alloc(0);
  /** decides header escaping after CONNECT */
  version: Version = '1.2';

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** The frames completed by a chunk, without heart-beats. Throws FrameError. */
  *read(piece: Buffer): Generator<Frame> {
    this.#unread = this.#unread.length === 0 ? piece : Buffer.concat([this.#unread, piece]);
    for (;;) {
      this.#skipHeartBeats();
      const frame = this.#next();
      if (frame === null) break;
      yield frame;
    }
    if (this.#unread.length > this.#mostBytes) throw new BadFrame('tooBig', 'an unfinished frame');
    // Copy the rest: a slice would retain the whole chunk.
    if (this.#unread.length > 0) this.#unread = Buffer.from(this.#unread);
  }

  #skipHeartBeats(): void {
    let start = 0;
    while (this.#unread[start] === LF || (this.#unread[start] === CR && this.#unread[start + 1] === LF))
      start += 1;
    if (start > 0) this.#unread = this.#unread.subarray(start);
  }

  #next(): Frame | null {
    const headEnd = this.#headEnd();
    if (headEnd === null) return null;
    const head = this.#linesOf(this.#unread.subarray(0, headEnd));
    const [command = '', ...lines] = head;
    if (!isCommand(command)) throw new BadFrame('malformed', 'an unknown command');
    const headers = this.#headersOf(command, lines);
    const bodyEnd = this.#bodyEnd(headEnd, headers.get('content-length'));
    if (bodyEnd === null) return null;
    if (bodyEnd > this.#mostBytes) throw new BadFrame('tooBig', 'a frame');
    const body = this.#unread.subarray(headEnd, bodyEnd);
    this.#unread = this.#unread.subarray(bodyEnd + 1);
    return { command, headers, body };
  }

  /** End of the empty line after the headers; null if incomplete. */
  #headEnd(): number | null {
    const end = this.#unread.findIndex((byte, at) => {
      if (byte === NUL) throw new BadFrame('malformed', 'a NUL among the headers');
      if (byte !== LF) return false;
      const before = this.#unread[at - 1] === CR ? at - 2 : at - 1;
      return this.#unread[before] === LF;
    });
    return end < 0 ? null : end + 1;
  }

  #bodyEnd(start: number, length: string | undefined): number | null {
    if (length === undefined) {
      const end = this.#unread.indexOf(NUL, start);
      return end < 0 ? null : end;
    }
    if (!LENGTH.test(length)) throw new BadFrame('malformed', 'a length that is no number');
    const end = start + Number(length);
    if (end > this.#mostBytes) throw new BadFrame('tooBig', 'a frame');
    if (end >= this.#unread.length) return null;
    if (this.#unread[end] !== NUL)
      throw new BadFrame('malformed', 'a length that is not the length of the body');
    return end;
  }

  #linesOf(head: Buffer): string[] {
    try {
      const lines = this.#decoder.decode(head).split('\n').slice(0, -2);
      return lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
    } catch {
      throw new BadFrame('malformed', 'headers that are not UTF-8');
    }
  }

  /** The first of repeated headers counts. */
  #headersOf(command: ClientCommand, lines: readonly string[]): Map<string, string> {
    if (lines.length > MOST_HEADERS) throw new BadFrame('malformed', 'too many headers');
    const version = command === 'CONNECT' || command === 'STOMP' ? '1.0' : this.version;
    const headers = new Map<string, string>();
    for (const line of lines) {
      const colon = line.indexOf(':');
      const name = meantHeader(line.slice(0, Math.max(colon, 0)), version);
      const value = meantHeader(line.slice(colon + 1), version);
      if (!name || value === null) throw new BadFrame('malformed', 'a header that cannot be read');
      if (!headers.has(name)) headers.set(name, value);
    }
    return headers;
  }
}
