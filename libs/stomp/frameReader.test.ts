import { FrameImpl } from '@stomp/stompjs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLIENT_COMMANDS, type Frame } from './frame.ts';
import { FrameError, FrameReader } from './frameReader.ts';

const MAX_BYTES = 4_096;

function readInChunks(bytes: Buffer, sizes: readonly number[], reader = new FrameReader(MAX_BYTES)): Frame[] {
  const frames: Frame[] = [];
  let at = 0;
  for (const size of [...sizes, bytes.length]) {
    frames.push(...reader.read(bytes.subarray(at, at + size)));
    at += size;
  }
  return frames;
}

const plain = ({ command, headers, body }: Frame) => ({
  command,
  headers: Object.fromEntries(headers),
  body: body.toString(),
});

const headerText = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter((text) => !text.includes('\0'));
const frame = fc.record({
  command: fc.constantFrom('SUBSCRIBE', 'UNSUBSCRIBE', 'SEND', 'ACK'),
  headers: fc.dictionary(
    // stompjs escapes values only, and loses a name that is no plain property
    headerText.filter((name) => name !== 'content-length' && name !== '__proto__' && !/[:\\\r\n]/.test(name)),
    headerText,
    { maxKeys: 6 },
  ),
  body: fc.string({ maxLength: 200, unit: 'grapheme' }),
});
const chunks = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 40 });

test('what another client writes is read as it was meant, in whatever pieces it comes', () => {
  fc.assert(
    fc.property(fc.array(frame, { maxLength: 4 }), chunks, (frames, sizes) => {
      const written = frames.map(({ command, headers, body }) =>
        FrameImpl.marshall({
          command,
          headers,
          body,
          escapeHeaderValues: true,
          skipContentLengthHeader: false,
        }),
      );
      const bytes = Buffer.concat(
        written.map((one) =>
          Buffer.concat([Buffer.from(typeof one === 'string' ? one : new Uint8Array(one)), Buffer.from('\n')]),
        ),
      );
      const read = readInChunks(bytes, sizes).map(plain);
      expect(read).toHaveLength(frames.length);
      for (const [index, { command, headers, body }] of frames.entries()) {
        expect(read[index]).toMatchObject({ command, body });
        for (const [name, value] of Object.entries(headers)) expect(read[index]?.headers[name]).toBe(value);
      }
    }),
  );
});

test('whatever comes is read or refused, and nothing is kept beyond the limit', () => {
  const bits = fc.oneof(
    fc.constantFrom('\n', '\r\n', '\0', ':', '\\', 'content-length:', '99999', ...CLIENT_COMMANDS),
    fc.string({ maxLength: 30 }),
  );
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 40 }), chunks, (parts, sizes) => {
      try {
        for (const { headers, body } of readInChunks(Buffer.from(parts.join('')), sizes)) {
          expect(headers.size).toBeLessThanOrEqual(50);
          expect(body.length).toBeLessThanOrEqual(MAX_BYTES);
        }
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(FrameError);
      }
    }),
  );
});

test.each([
  ['a command nobody knows', 'HELLO\n\n\0'],
  ['a header without a colon', 'SEND\nhello\n\n\0'],
  ['a header without a name', 'SEND\n:hello\n\n\0'],
  ['an end among the headers', 'SEND\na:b\0\n\n\0'],
  ['an escape that does not exist', 'SEND\na:\\t\n\n\0'],
  ['a length that is no number', 'SEND\ncontent-length:-1\n\n\0'],
  ['a length that is not that of the body', 'SEND\ncontent-length:2\n\nabc\0'],
  ['too many headers', `SEND\n${'a:b\n'.repeat(60)}\n\0`],
])('%s is refused', (_what, text) => {
  expect(() => [...new FrameReader(MAX_BYTES).read(Buffer.from(text))]).toThrow(FrameError);
});

test.each([
  ['a frame', `SEND\n\n${'x'.repeat(MAX_BYTES)}\0`],
  ['the announced length of a body', `SEND\ncontent-length:${MAX_BYTES}\n\n`],
  ['an unfinished header', `SEND\na:${'x'.repeat(MAX_BYTES)}`],
])('%s beyond the limit is refused before it is whole', (_what, text) => {
  const read = () => [...new FrameReader(MAX_BYTES).read(Buffer.from(text))];
  expect(read).toThrow(expect.objectContaining({ reason: 'tooBig' }));
});

test('headers that are not UTF-8 are refused', () => {
  const bytes = Buffer.concat([Buffer.from('SEND\na:'), Buffer.from([0xff, 0xfe]), Buffer.from('\n\n\0')]);
  expect(() => [...new FrameReader(MAX_BYTES).read(bytes)]).toThrow(FrameError);
});

test('a body of an announced length may hold anything', () => {
  const [read] = readInChunks(Buffer.from('SEND\ncontent-length:3\n\na\0b\0'), [1, 2, 3]);
  expect(read?.body.toString()).toBe('a\0b');
});

test('the first of several headers of one name counts', () => {
  const [read] = readInChunks(Buffer.from('SEND\r\nfoo:1\r\nfoo:2\r\n\r\n\0'), []);
  expect(read?.headers.get('foo')).toBe('1');
});
