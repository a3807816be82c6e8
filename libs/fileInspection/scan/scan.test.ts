import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inspectBytes, inspectionError } from '../testing/inspectBytes.ts';

/** Fake clamd: parses the stream and knows one virus. */
const VIRUS = 'a virus, let us say';
const MAX_BYTES = 1_000_000;

let clamd: Server;
let address: string;
let received: Buffer;
let onEnd: ((socket: Socket) => void) | null;

beforeEach(async () => {
  received = Buffer.alloc(0);
  onEnd = null;
  clamd = createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      if (bytes.length <= MAX_BYTES) return reply(socket, bytes);
      // clamd answers at once and stops reading
      socket.removeAllListeners('data').pause();
      socket.write('INSTREAM size limit exceeded. ERROR\0');
    });
  });
  await new Promise<void>((ready) => clamd.listen(0, '127.0.0.1', ready));
  const bound = clamd.address();
  if (bound === null || typeof bound === 'string') throw new Error('not bound');
  address = `tcp://127.0.0.1:${bound.port}`;
});
afterEach(() => clamd.close());

function reply(socket: Socket, bytes: Buffer): void {
  const command = 'zINSTREAM\0';
  if (!bytes.subarray(-4).equals(Buffer.alloc(4)) || bytes.toString('latin1', 0, 10) !== command) return;
  const chunks: Buffer[] = [];
  for (let at = command.length; bytes.readUInt32BE(at) > 0; ) {
    const next = at + 4 + bytes.readUInt32BE(at);
    chunks.push(bytes.subarray(at + 4, next));
    at = next;
  }
  received = Buffer.concat(chunks);
  if (onEnd) onEnd(socket);
  else socket.end(received.includes(VIRUS) ? 'stream: Test.Virus-1 FOUND\0' : 'stream: OK\0');
}

test('a clean file comes in, and the scanner saw every byte of it', async () => {
  const content = Buffer.from('箱号,铅封号\n'.repeat(30_000));
  expect(await inspectBytes('seals.csv', content, address)).toMatchObject({ extension: 'txt' });
  expect(received.equals(content)).toBe(true);
});

test('a file with a virus is refused with the name of the virus', async () => {
  const content = Buffer.from(`箱号 ${VIRUS}`);
  expect(await inspectionError('seals.csv', content, address)).toEqual({
    key: 'virus',
    name: 'Test.Virus-1',
  });
});

test('a file that the scanner takes only in part is refused as too big', async () => {
  const content = Buffer.from('x'.repeat(3 * MAX_BYTES));
  expect(await inspectionError('seals.csv', content, address)).toEqual({ key: 'tooBigToScan' });
});

test('what is refused anyway is not sent to the scanner', async () => {
  expect(await inspectionError('setup.exe', Buffer.from('x'), address)).toEqual({ key: 'executable' });
  expect(received).toHaveLength(0);
});

test.each<[string, (socket: Socket) => void]>([
  ['hangs up', (socket) => socket.destroy()],
  ['answers nothing that is known', (socket) => socket.end('UNKNOWN COMMAND\0')],
  ['finds no room on its disk', (socket) => socket.end("stream: Can't write to temporary file. ERROR\0")],
])('nothing comes in while the scanner %s', async (_, how) => {
  onEnd = how;
  expect(await inspectionError('seals.csv', Buffer.from('x'), address)).toEqual({ key: 'scanLater' });
});

test('nothing comes in while there is no scanner at the address', async () => {
  const nowhere = 'unix:///nowhere/clamd.ctl';
  expect(await inspectionError('seals.csv', Buffer.from('x'), nowhere)).toEqual({ key: 'scanLater' });
});
