import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export class Metrics {
  readonly registry = new Registry();
  readonly #calls = new Counter({
    name: 'ironsilk_calls_total',
    help: 'Calls answered, by path and business code',
    labelNames: ['path', 'code'],
    registers: [this.registry],
  });
  readonly #seconds = new Histogram({
    name: 'ironsilk_call_seconds',
    help: 'Time from the request to its answer',
    labelNames: ['path'],
    buckets: BUCKETS_S,
    registers: [this.registry],
  });
  readonly #jobs = new Counter({
    name: 'ironsilk_jobs_total',
    help: 'Runs of background jobs, by name and outcome',
    labelNames: ['job', 'outcome'],
    registers: [this.registry],
  });
  readonly #sockets = new Gauge({
    name: 'ironsilk_sockets',
    help: 'Open connections of browsers, HTTP and WebSocket',
    registers: [this.registry],
  });

  readonly #diskFull = new Counter({
    name: 'ironsilk_disk_full_total',
    help: 'Writes refused because the disk of the files or of the database is full: alarm on any',
    registers: [this.registry],
  });

  constructor(pool: pg.Pool) {
    collectDefaultMetrics({ register: this.registry, prefix: 'ironsilk_' });
    const connections = new Gauge({
      name: 'ironsilk_pool_connections',
      help: 'Database connections: open, idle, and callers waiting for one',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        connections.set({ state: 'open' }, pool.totalCount);
        connections.set({ state: 'idle' }, pool.idleCount);
        connections.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
  }

  countSocket(socket: Socket): void {
    this.#sockets.inc();
    socket.on('close', () => this.#sockets.dec());
  }

  countCall(path: string, code: number, seconds: number): void {
    this.#calls.inc({ path, code });
    this.#seconds.observe({ path }, seconds);
  }

  countDiskFull(): void {
    this.#diskFull.inc();
  }

  countJob(job: string, outcome: 'done' | 'failed'): void {
    this.#jobs.inc({ job, outcome });
  }
}

export function serveMetrics(app: FastifyInstance, metrics: Metrics, exposure: Config['metrics']): void {
  app.server.on('connection', (socket) => metrics.countSocket(socket));
  if (exposure === 'off') return;
  app.get('/metrics', async (request, reply) => {
    const isLocal = LOOPBACK.has(request.socket.remoteAddress ?? '');
    if (exposure === 'loopback' && (!isLocal || request.headers['x-forwarded-for'] !== undefined)) {
      return reply.code(404).send();
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
