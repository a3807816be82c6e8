import type { Version } from './version.ts';

export const CLIENT_COMMANDS = [
  'CONNECT',
  'STOMP',
  'SUBSCRIBE',
  'UNSUBSCRIBE',
  'DISCONNECT',
  'SEND',
  'ACK',
  'NACK',
  'BEGIN',
  'COMMIT',
  'ABORT',
] as const;
export type ClientCommand = (typeof CLIENT_COMMANDS)[number];

export interface Frame {
  command: ClientCommand;
  headers: ReadonlyMap<string, string>;
  body: Buffer;
}

const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', ':': '\\c' };
const UNESCAPED: Readonly<Record<string, string>> = { '\\\\': '\\', '\\n': '\n', '\\r': '\r', '\\c': ':' };

/** Escapes a header's name or value; 1.0 has no escapes. */
export function escapeHeader(text: string, version: Version): string {
  if (version === '1.0') return text.replace(/[\r\n]/g, ' ');
  return text.replace(/[\\\n\r:]/g, (sign) => (version === '1.1' && sign === '\r' ? '' : (ESCAPED[sign] ?? sign)));
}

/** Unescapes a header; null for an escape unknown to the version. */
export function unescapeHeader(text: string, version: Version): string | null {
  if (version === '1.0' || !text.includes('\\')) return text;
  let isKnown = true;
  const unescaped = text.replace(/\\(?:.|\n)?/g, (pair) => {
    const sign = version === '1.1' && pair === '\\r' ? undefined : UNESCAPED[pair];
    if (sign === undefined) isKnown = false;
    return sign ?? '';
  });
  return isKnown ? unescaped : null;
}

/** Encodes a frame for a client. Header order is kept; content-length is added. */
export function encodeFrame(
  command: 'CONNECTED' | 'MESSAGE' | 'RECEIPT' | 'ERROR',
  headers: readonly (readonly [string, string])[],
  version: Version,
  body = '',
): Buffer {
  const written = (text: string) => (command === 'CONNECTED' ? text : escapeHeader(text, version));
  const lines = headers.map(([name, value]) => `${written(name)}:${written(value)}\n`).join('');
  const length = body === '' ? '' : `content-length:${Buffer.byteLength(body)}\n`;
  return Buffer.from(`${command}\n${lines}${length}\n${body}\0`);
}
