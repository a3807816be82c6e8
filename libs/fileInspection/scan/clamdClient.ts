import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** `tooBig`: more than clamd's StreamMaxLength. */
export type ScanResult = { status: 'clean' } | { status: 'found'; virus: string } | { status: 'tooBig' };

const CHUNK_BYTES = 262_144;
const BASE_TIMEOUT_MS = 30_000;
const BYTES_PER_MS = 1_000;
const END_OF_STREAM = Buffer.alloc(4);

/** Streams a file to clamd (INSTREAM). Throws if it cannot be reached or times out. */
export async function scanWithClamd(clamd: NetConnectOpts, path: string): Promise<ScanResult> {
  const { size } = await stat(path);
  const socket = connect(clamd);
  const timeout = setTimeout(
    () => socket.destroy(new Error('clamd took too long')),
    BASE_TIMEOUT_MS + size / BYTES_PER_MS,
  );
  try {
    const answer = answerOf(socket);
    const sending = send(path, socket);
    // at its limit clamd answers before the end and closes the connection
    const [reply] = await Promise.all([answer, Promise.race([sending, answer])]);
    return parseReply(reply);
  } finally {
    clearTimeout(timeout);
    socket.destroy();
  }
}

async function send(path: string, socket: Socket): Promise<void> {
  socket.write('zINSTREAM\0');
  const inChunks = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      // read the answer before writing more: a write after its close loses the answer
      setImmediate(() => {
        this.push(length);
        done(null, chunk);
      });
    },
    flush(done) {
      done(null, END_OF_STREAM);
    },
  });
  await pipeline(createReadStream(path, { highWaterMark: CHUNK_BYTES }), inChunks, socket, { end: false });
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((done, failed) => {
    let reply = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      reply += text;
      if (reply.includes('\0')) done(reply);
    });
    socket.once('error', failed);
    socket.once('close', () => failed(new Error(`clamd hung up after "${reply}"`)));
  });
}

function parseReply(answer: string): ScanResult {
  const reply = answer.replace(/\0.*$/s, '');
  const virus = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (virus !== undefined) return { status: 'found', virus };
  if (reply === 'stream: OK') return { status: 'clean' };
  if (reply.startsWith('INSTREAM size limit exceeded')) return { status: 'tooBig' };
  throw new Error(`clamd said "${reply}"`);
}
