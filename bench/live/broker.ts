export interface Broker {
  name: 'ours' | 'RabbitMQ';
  addressOf(client: number): string;
  connectHeaders(client: number): Record<string, string>;
  singleOf(client: number): string;
  all: string;
  pids: number[];
  /** the publisher's way in: a database, or the broker itself */
  publishesTo: { database: string } | { socket: string };
}

export interface LoadPlan {
  clients: {
    address: string;
    headers: Record<string, string>;
    single: string;
  }[];
  all: string;
  publishesTo: Broker['publishesTo'];
  warmUpS: number;
  seconds: number;
}

export interface LatencySummary {
  sent: number;
  received: number;
  p50: number;
  p99: number;
}
