import { once } from 'node:events';
import net from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { pino } from 'pino';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { maintenanceUrl } from '../../testing/database.ts';
import { NotificationBus, notify } from './notificationBus.ts';

const url = new URL(maintenanceUrl(inject('templateUrl')));
const db = drizzle(url.href);
afterAll(() => db.$client.end());

/** A proxy to PostgreSQL that can go silent without closing, like a firewall that dropped a connection. */
async function silenceableProxy() {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect({ host: url.hostname, port: Number(url.port) });
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The way has no port.');
  const proxyUrl = new URL(url);
  proxyUrl.host = `127.0.0.1:${address.port}`;
  // through TCP, not by the socket of the file system
  proxyUrl.search = '';
  return {
    url: proxyUrl.href,
    silence() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

test('a line that falls silent without a word is noticed, and words are heard again on a new one', async () => {
  const proxyUrl = await silenceableProxy();
  const bus = new NotificationBus(proxyUrl.url, pino({ level: 'silent' }), 200);
  const onPayload = vi.fn();
  const onGap = vi.fn();
  bus.subscribe('push_test', onPayload, onGap);
  await bus.start();
  await notify(db, 'push_test', 'before');
  await expect.poll(() => onPayload.mock.calls).toEqual([['before']]);

  proxyUrl.silence();
  await notify(db, 'push_test', 'into the void');
  await expect.poll(() => onGap.mock.calls.length).toBe(2);
  await notify(db, 'push_test', 'after');
  await expect.poll(() => onPayload.mock.calls).toEqual([['before'], ['after']]);
  expect(bus.isListening).toBe(true);
  await bus.stop();
  proxyUrl.close();
});
