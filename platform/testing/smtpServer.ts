import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { z } from 'zod';

export interface ReceivedMessage {
  id: string;
  to: string;
  text: string;
  /** of an e-mail, as they stand, by name in small letters */
  headers?: Record<string, string>;
}

export interface FakeGateway {
  url: string;
  received: ReceivedMessage[];
  /** reject with this reason; null: accept again */
  rejectWith(reason: string | null): void;
  close(): Promise<void>;
}

const address = z.object({ port: z.number() });

/** Fake SMTP server that records messages. */
export async function startSmtpServer(): Promise<FakeGateway> {
  const received: ReceivedMessage[] = [];
  const sockets = new Set<Socket>();
  let reason: string | null = null;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    serveConnection(socket, () => reason, received);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = address.parse(server.address());
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    rejectWith(given) {
      reason = given;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function serveConnection(socket: Socket, reason: () => string | null, received: ReceivedMessage[]): void {
  let unread = '';
  let to = '';
  let isInData = false;
  const reply = (line: string) => socket.write(`${line}\r\n`);
  const handleLine = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'QUIT') return socket.end('221 bye\r\n');
    if (verb === 'RCPT') {
      const refusal = reason();
      if (refusal !== null) return reply(`550 ${refusal}`);
      to = /<([^>]*)>/.exec(line)?.[1] ?? '';
    }
    if (verb !== 'DATA') return reply('250 ok');
    isInData = true;
    return reply('354 go on');
  };
  reply('220 test');
  socket.setEncoding('latin1').on('data', (chunk) => {
    unread += chunk;
    for (;;) {
      const end = isInData ? '\r\n.\r\n' : '\r\n';
      const at = unread.indexOf(end);
      if (at < 0) return;
      const part = unread.slice(0, at);
      unread = unread.slice(at + end.length);
      if (isInData) {
        received.push({ to, ...parseMail(part) });
        isInData = false;
        reply('250 kept');
      } else handleLine(part);
    }
  });
}

function parseMail(raw: string): Pick<Required<ReceivedMessage>, 'id' | 'text' | 'headers'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const encoding = headers['content-transfer-encoding']?.toLowerCase();
  const text = decoded(body, encoding).replaceAll('\r\n', '\n').trimEnd();
  return { id: headers['message-id'] ?? '', text, headers };
}

function decoded(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString('utf8');
  const bytes = body
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
