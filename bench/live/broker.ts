/** A server that people connect to, and how a client of it says things. */
export interface Broker {
  name: 'ours' | 'RabbitMQ';
  /** of the WebSocket, for the client with this number */
  addressOf(client: number): string;
  connectHeaders(client: number): Record<string, string>;
  singleOf(client: number): string;
  all: string;
  /** the processes whose memory and time are counted */
  pids: number[];
  /** where the publisher says things: a database, or the broker itself */
  publishesTo: { database: string } | { socket: string };
}

/** What the process of the clients is told. */
export interface Orders {
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

/** Milliseconds from saying to hearing. */
export interface Delays {
  sent: number;
  heard: number;
  p50: number;
  p99: number;
}

export type Told = { connected: true } | { single: Delays; broadcast: Delays };
