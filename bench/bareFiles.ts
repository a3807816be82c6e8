// Baseline of the file figures: a body streamed to disk, and @fastify/static.
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import serveStatic from '@fastify/static';
import { fastify } from 'fastify';

const folder = process.env.BENCH_FOLDER ?? '';
const app = fastify();
await app.register(multipart, { limits: { fileSize: Number.POSITIVE_INFINITY } });
await app.register(serveStatic, { root: folder });

app.post('/file', async (request) => {
  const name = randomUUID();
  const part = await request.file();
  if (part) await pipeline(part.file, createWriteStream(path.join(folder, name)));
  return { name };
});

/** Hashed and flushed as well: the least that durable, content-addressed storage needs. */
app.post('/safe', async (request) => {
  const name = randomUUID();
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const part = await request.file();
  if (part) await pipeline(part.file, hashing, createWriteStream(path.join(folder, name), { flush: true }));
  return { name, sha256: hash.digest('hex') };
});

process.send?.({ ready: await app.listen({ port: 0, host: '127.0.0.1' }) });
process.on('SIGTERM', () => process.exit(0));
