import { createHash } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { IncrementalHashes } from './incrementalHashes.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function send(hashes: IncrementalHashes, offset: number, text: string, inFile = text.length) {
  const part = hashes.hashPart('7-a', offset);
  await pipeline(Readable.from([Buffer.from(text)]), part.stream, new Writable({ write: (_c, _e, done) => done() }));
  part.complete(inFile);
}

test('parts that arrive in order are hashed without reading them again', async () => {
  const hashes = new IncrementalHashes();
  await send(hashes, 0, 'CIM/');
  expect(hashes.digestOf('7-a', 8)).toBeNull();
  await send(hashes, 4, 'SMGS');
  expect(hashes.digestOf('7-a', 8)).toBe(sha256('CIM/SMGS'));
  expect(hashes.digestOf('7-a', 8)).toBe(sha256('CIM/SMGS'));
  hashes.remove('7-a');
  expect(hashes.digestOf('7-a', 8)).toBeNull();
});

test('uploads with missing or truncated parts have to be read', async () => {
  const past = new IncrementalHashes();
  await send(past, 0, 'CIM/');
  await send(past, 6, 'GS');
  expect(past.digestOf('7-a', 8)).toBeNull();
  const half = new IncrementalHashes();
  await send(half, 0, 'CIM/', 2);
  await send(half, 2, 'M/SMGS');
  expect(half.digestOf('7-a', 8)).toBeNull();
  await send(half, 0, 'new');
  expect(half.digestOf('7-a', 3)).toBe(sha256('new'));
});
