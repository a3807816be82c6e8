import type { Version } from './version.ts';

/** What clients may say. */
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

/** A frame as it came from a client. */
export interface Frame {
  command: ClientCommand;
  headers: ReadonlyMap<string, string>;
  body: Buffer;
}

const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', ':': '\\c' };
const MEANT: Readonly<Record<string, string>> = { '\\\\': '\\', '\\n': '\n', '\\r': '\r', '\\c': ':' };

/** Writes a header's name or value so that it is one line and one field; 1.0 knows no way to. */
export function escapeHeader(text: string, version: Version): string {
  if (version === '1.0') return text.replace(/[\r\n]/g, ' ');
  return text.replace(/[\\\n\r:]/g, (sign) =>
    version === '1.1' && sign === '\r' ? '' : (ESCAPED[sign] ?? sign),
  );
}

/** Reads an escaped header; null when it is escaped in a way that the version does not know. */
export function meantHeader(text: string, version: Version): string | null {
  if (version === '1.0' || !text.includes('\\')) return text;
  let isKnown = true;
  const meant = text.replace(/\\(?:.|\n)?/g, (pair) => {
    const sign = version === '1.1' && pair === '\\r' ? undefined : MEANT[pair];
    if (sign === undefined) isKnown = false;
    return sign ?? '';
  });
  return isKnown ? meant : null;
}

/** A frame for a client, as bytes. Headers come as pairs, in order; the length of the body is added, in bytes. */
export function frameBytes(
  command: 'CONNECTED' | 'MESSAGE' | 'RECEIPT' | 'ERROR',
  headers: readonly (readonly [string, string])[],
  version: Version,
  body = '',
): Buffer {
  // CONNECTED is read before the version is known
  const written = (text: string) => (command === 'CONNECTED' ? text : escapeHeader(text, version));
  const lines = headers.map(([name, value]) => `${written(name)}:${written(value)}\n`).join('');
  const length = body === '' ? '' : `content-length:${Buffer.byteLength(body)}\n`;
  return Buffer.from(`${command}\n${lines}${length}\n${body}\0`);
}
