import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** `tooBig`: more than clamd's StreamMaxLength. */
export type Verdict = { status: 'clean' } | { status: 'found'; virus: string } | { status: 'tooBig' };

const SENT_AT_ONCE = 262_144;
const LEAST_MS = 30_000;
const BYTES_PER_MS = 1_000;
const NO_MORE = Buffer.alloc(4);

/** Streams a file to clamd (INSTREAM). Throws if it cannot be reached or times out. */
export async function askClamd(clamd: NetConnectOpts, path: string): Promise<Verdict> {
  const { size } = await stat(path);
  const socket = connect(clamd);
  const late = setTimeout(
    () => socket.destroy(new Error('clamd took too long')),
    LEAST_MS + size / BYTES_PER_MS,
  );
  try {
    const answer = answerOf(socket);
    const sending = send(path, socket);
    // at its limit clamd answers before the end and closes the connection
    const [said] = await Promise.all([answer, Promise.race([sending, answer])]);
    return verdictIn(said);
  } finally {
    clearTimeout(late);
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
      done(null, NO_MORE);
    },
  });
  await pipeline(createReadStream(path, { highWaterMark: SENT_AT_ONCE }), inChunks, socket, { end: false });
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((done, failed) => {
    let said = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      said += text;
      if (said.includes('\0')) done(said);
    });
    socket.once('error', failed);
    socket.once('close', () => failed(new Error(`clamd hung up after "${said}"`)));
  });
}

function verdictIn(answer: string): Verdict {
  const said = answer.replace(/\0.*$/s, '');
  const virus = /^stream: (.+) FOUND$/.exec(said)?.[1];
  if (virus !== undefined) return { status: 'found', virus };
  if (said === 'stream: OK') return { status: 'clean' };
  if (said.startsWith('INSTREAM size limit exceeded')) return { status: 'tooBig' };
  throw new Error(`clamd said "${said}"`);
}
