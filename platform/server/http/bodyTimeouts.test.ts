import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enforceBodyTimeouts } from './bodyTimeouts.ts';

const TIMEOUTS = {
  checkIntervalMs: 20,
  bodyTimeoutMs: 300,
  uploadWindowMs: 200,
  minUploadBytes: 2_000,
  lingerMs: 100,
};
const DRIP_MS = 20;

const app = fastify();
enforceBodyTimeouts(app, TIMEOUTS);
app.addContentTypeParser('text/slow', async (_request: unknown, payload: NodeJS.ReadableStream) =>
  text(payload).catch(() => ''),
);
app.post('/upload', { config: { takesUpload: true } }, async ({ body }) => String(body).length);
app.post('/call', async ({ body }) => String(body).length);
app.post(
  '/refusal',
  { config: { takesUpload: true }, onRequest: async (_request, reply) => reply.send('no') },
  async () => '',
);
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function drip(path: string, drips: number, bytes: number): Promise<string> {
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: text/slow\r\n`;
  socket.write(`${head}content-length: ${drips * bytes}\r\n\r\n`);
  let sent = 0;
  const dripping = setInterval(() => {
    if (sent < drips && socket.writable) socket.write('x'.repeat(bytes));
    sent += 1;
  }, DRIP_MS);
  let response = '';
  socket.on('data', (chunk) => {
    response += chunk;
  });
  // `once` would reject if the cut connection ends with an error.
  await new Promise((closed) => socket.on('close', closed));
  clearInterval(dripping);
  return response;
}

test('a long upload that keeps coming is not cut off', async () => {
  expect(await drip('/upload', 40, 1_000)).toMatch(/40000$/);
});

test('an upload that only trickles is', async () => {
  expect(await drip('/upload', 1_000, 10)).toBe('');
});

test('a call that sends its body too slowly is cut off, however steadily', async () => {
  expect(await drip('/call', 1_000, 1_000)).toBe('');
});

test('who goes on sending after the answer is let go', async () => {
  expect(await drip('/refusal', 1_000, 1_000)).toMatch(/no$/);
});
