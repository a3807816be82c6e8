import { once } from 'node:events';
import net from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { pino } from 'pino';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { notify, Push } from './push.ts';

const url = new URL(inject('templateUrl').replace(/[^/]+$/, 'postgres'));
const db = drizzle(url.href);
afterAll(() => db.$client.end());

/** A proxy to PostgreSQL that can go silent without closing, like a firewall that dropped a connection. */
async function silenceableWay() {
  const lines = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect({ host: url.hostname, port: Number(url.port) });
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      lines.add(socket);
      socket.on('error', () => {}).on('close', () => lines.delete(socket));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The way has no port.');
  const way = new URL(url);
  way.host = `127.0.0.1:${address.port}`;
  return {
    url: way.href,
    silence() {
      for (const socket of lines) socket.unpipe().pause();
    },
    close() {
      for (const socket of lines) socket.destroy();
      server.close();
    },
  };
}

test('a line that falls silent without a word is noticed, and words are heard again on a new one', async () => {
  const way = await silenceableWay();
  const push = new Push(way.url, pino({ level: 'silent' }), 200);
  const heard = vi.fn();
  const missed = vi.fn();
  push.on('push_test', heard, missed);
  await push.start();
  await notify(db, 'push_test', 'before');
  await expect.poll(() => heard.mock.calls).toEqual([['before']]);

  way.silence();
  await notify(db, 'push_test', 'into the void');
  await expect.poll(() => missed.mock.calls.length, { timeout: 10_000 }).toBe(2);
  await notify(db, 'push_test', 'after');
  await expect.poll(() => heard.mock.calls).toEqual([['before'], ['after']]);
  expect(push.isListening).toBe(true);
  await push.stop();
  way.close();
});
