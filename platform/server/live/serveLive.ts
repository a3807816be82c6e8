import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { commonProtocol } from '../../../libs/stomp/version.ts';
import { WIRE_BASE } from '../../wire/base.ts';
import { LIVE_PATH } from '../../wire/live/address.ts';
import type { Config } from '../config.ts';
import { networkOf } from '../networkOf.ts';
import { languageOf } from '../texts/requestLanguage.ts';
import type { LiveServer } from './liveServer.ts';

const query = z.object({ companyNo: z.string().catch('') });

/** Opens the live socket (portal 7): STOMP 1.0 to 1.2 over WebSocket. Register before any route. */
export async function serveLive(app: FastifyInstance, live: LiveServer, config: Config): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload: live.limits.messageBytes,
      perMessageDeflate: false,
      handleProtocols: (offered) => commonProtocol(offered),
    },
    // The socket closes itself with the right code.
    errorHandler: (fault, _socket, request) => {
      request.log.info({ reason: fault.message, address: request.ip }, 'a live connection broke');
    },
    preClose: async () => {
      await live.stop();
      app.websocketServer.close();
    },
  });
  app.get(
    WIRE_BASE + LIVE_PATH,
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!isAllowedOrigin(request, config)) {
          live.metrics.dropped('origin');
          return reply.code(403).send();
        }
        if (live.isAddressFull(networkOf(request.ip))) {
          live.metrics.dropped('manyFromAddress');
          return reply.code(429).send();
        }
      },
    },
    (socket, request) => {
      const { companyNo } = query.parse(request.query);
      live.accept(socket, { companyNo, address: networkOf(request.ip), language: languageOf(request) });
    },
  );
}

/** Browsers send the page's origin: only ours may connect. Other programs send none. */
function isAllowedOrigin(request: FastifyRequest, { publicUrl }: Config): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  const from = URL.parse(origin);
  if (from === null) return false;
  return from.origin === (publicUrl && URL.parse(publicUrl)?.origin) || from.host === request.host;
}
