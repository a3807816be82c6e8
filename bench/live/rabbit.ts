import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { z } from 'zod';

const PROGRAM = '/usr/lib/rabbitmq/bin/rabbitmq-server';
const START_WITHIN_MS = 60_000;

export const hasRabbit = () => existsSync(PROGRAM);

export async function startRabbit(): Promise<{ socket: string; pid: number; stop(): Promise<void> }> {
  const home = await mkdtemp(path.join(tmpdir(), 'ironsilk-rabbit-'));
  const [amqp, stomp, web, distribution, names] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const config = [
    `listeners.tcp.local = 127.0.0.1:${amqp}`,
    `stomp.listeners.tcp.local = 127.0.0.1:${stomp}`,
    'web_stomp.tcp.ip = 127.0.0.1',
    `web_stomp.tcp.port = ${web}`,
    'log.console.level = error',
  ];
  await writeFile(path.join(home, 'rabbitmq.conf'), `${config.join('\n')}\n`);
  await writeFile(path.join(home, 'enabled_plugins'), '[rabbitmq_web_stomp].\n');
  const child = spawn(PROGRAM, {
    env: {
      PATH: process.env.PATH ?? '',
      LANG: 'C.UTF-8',
      HOME: home,
      RABBITMQ_NODENAME: `bench${amqp}@localhost`,
      ERL_EPMD_PORT: String(names),
      RABBITMQ_DIST_PORT: String(distribution),
      RABBITMQ_MNESIA_BASE: home,
      RABBITMQ_LOG_BASE: home,
      RABBITMQ_PID_FILE: path.join(home, 'pid'),
      RABBITMQ_CONFIG_FILE: path.join(home, 'rabbitmq.conf'),
      RABBITMQ_ENABLED_PLUGINS_FILE: path.join(home, 'enabled_plugins'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    // epmd outlives RabbitMQ unless killed.
    spawnSync('epmd', ['-port', String(names), '-relaxed_command_check', '-kill']);
    await rm(home, { recursive: true, force: true });
  };
  const until = Date.now() + START_WITHIN_MS;
  while (!(await answers(web))) {
    if (Date.now() > until || child.exitCode !== null) {
      await stop();
      throw new Error('RabbitMQ did not start');
    }
    await after(300);
  }
  return { socket: `ws://127.0.0.1:${web}/ws`, pid: child.pid ?? 0, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  server.close();
  await once(server, 'close');
  return port;
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
