import { once } from 'node:events';
import { Parser } from '@stomp/stompjs';
import { WebSocket } from 'ws';

interface ReceivedFrame {
  command: string;
  headers: Record<string, string>;
  body: string;
}

interface CloseEvent {
  code: number;
  reason: string;
}

interface OpenOptions {
  companyNo?: string | null;
  headers?: Record<string, string>;
  /** false: pings are ignored, as by a dead machine */
  answersPings?: boolean;
}

/** Low-level STOMP client, for malformed frames too. */
export class StompClient {
  readonly socket: WebSocket;
  readonly received: ReceivedFrame[] = [];
  readonly closed: Promise<CloseEvent>;
  heartbeats = 0;
  #waiting: (() => void)[] = [];

  private constructor(socket: WebSocket) {
    this.socket = socket;
    const parser = new Parser(
      ({ command, headers, binaryBody }) => {
        const named = Object.fromEntries([...headers].reverse());
        this.received.push({
          command: command ?? '',
          headers: named,
          body: new TextDecoder().decode(binaryBody),
        });
      },
      () => {
        this.heartbeats += 1;
      },
    );
    socket.on('message', (bytes: Buffer) => {
      parser.parseChunk(bytes.toString());
      for (const wake of this.#waiting.splice(0)) wake();
    });
    socket.on('error', () => {});
    this.closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => {
        resolve({ code, reason: reason.toString() });
        for (const wake of this.#waiting.splice(0)) wake();
      });
    });
  }

  /** WebSocket without a CONNECT; rejects when the handshake is refused. */
  static async open(address: string, { companyNo, headers = {}, answersPings = true }: OpenOptions = {}) {
    const query = companyNo ? `?companyNo=${companyNo}` : '';
    const url = `${address.replace('http', 'ws')}/prod-api/im/connect${query}`;
    const options = { headers: { 'accept-language': 'en', ...headers }, autoPong: answersPings };
    const client = new StompClient(new WebSocket(url, ['v12.stomp'], options));
    await once(client.socket, 'open');
    return client;
  }

  static async connect(address: string, token: string, options: OpenOptions & { heartbeats?: string } = {}) {
    const client = await StompClient.open(address, options);
    client.send('CONNECT', {
      'accept-version': '1.2',
      Authorization: `Bearer ${token}`,
      'heart-beat': options.heartbeats ?? '0,0',
    });
    await client.next('CONNECTED');
    return client;
  }

  send(command: string, headers: Record<string, string> = {}, body = ''): void {
    const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
    this.socket.send(`${command}\n${lines.join('')}\n${body}\0`);
  }

  async subscribe(destination: string, id = 'sub-0'): Promise<void> {
    this.send('SUBSCRIBE', { id, destination, receipt: `r-${id}` });
    await this.next('RECEIPT');
  }

  /** Awaits and removes the next frame of a command; throws when the connection closes. */
  async next(command: string): Promise<ReceivedFrame> {
    for (;;) {
      const at = this.received.findIndex((frame) => frame.command === command);
      const [frame] = at < 0 ? [] : this.received.splice(at, 1);
      if (frame) return frame;
      if (this.socket.readyState >= WebSocket.CLOSING) {
        throw new Error(`closed while waiting for ${command}, heard ${JSON.stringify(this.received)}`);
      }
      await new Promise<void>((wake) => this.#waiting.push(wake));
    }
  }

  close(): void {
    this.socket.close();
  }
}
