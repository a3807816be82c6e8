import { once } from 'node:events';
import { createServer } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { z } from 'zod';
import type { FakeGateway, ReceivedMessage } from './smtpServer.ts';

const address = z.object({ port: z.number() });
const sms = z.strictObject({ to: z.string(), text: z.string(), id: z.string() });

export const GATEWAY_TOKEN = 'gateway-token';

/** Fake SMS gateway that records messages. */
export async function startSmsGateway(): Promise<FakeGateway> {
  const received: ReceivedMessage[] = [];
  let reason: string | null = null;
  const server = createServer(async (request, response) => {
    const message = sms.parse(JSON.parse(await readText(request)));
    const { authorization } = request.headers;
    if (authorization !== `Bearer ${GATEWAY_TOKEN}`) return response.writeHead(401).end('who are you');
    if (reason !== null) return response.writeHead(503).end(reason);
    if (request.headers['idempotency-key'] !== message.id) return response.writeHead(400).end('no key');
    received.push(message);
    return response.writeHead(202).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = address.parse(server.address());
  return {
    url: `http://127.0.0.1:${port}/send`,
    received,
    rejectWith(given) {
      reason = given;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
