import { Counter, Gauge, type Registry } from 'prom-client';
import type { CloseReason } from './closeReasons.ts';

export class LiveMetrics {
  readonly #connections: Gauge;
  readonly #messages: Counter;
  readonly #drops: Counter;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#connections = new Gauge({
      name: 'ironsilk_live_connections',
      help: 'People who hear what happens over a socket',
      registers,
    });
    this.#messages = new Counter({
      name: 'ironsilk_live_messages_total',
      help: 'Messages handed to sockets, one for each receiver',
      registers,
    });
    this.#drops = new Counter({
      name: 'ironsilk_live_drops_total',
      help: 'Sockets that we closed, by reason',
      labelNames: ['reason'],
      registers,
    });
  }

  opened(): void {
    this.#connections.inc();
  }

  closed(): void {
    this.#connections.dec();
  }

  sent(count: number): void {
    this.#messages.inc(count);
  }

  dropped(reason: CloseReason | 'origin' | 'manyFromAddress'): void {
    this.#drops.inc({ reason });
  }
}
