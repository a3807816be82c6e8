import type { FastifyError, FastifyInstance } from 'fastify';
import type { Platform } from '../../../../../platform/server/platform.ts';
import { UserError } from '../../../../../platform/server/texts/userError.ts';
import { UNSUBSCRIBE_PATH } from '../../unsubscribePath.ts';
import type { MessageKinds } from '../messageKinds.ts';
import { createSubscriptions } from './subscription.ts';

const HTTP = { ok: 200, badRequest: 400, absent: 404, tooMany: 429, fault: 500 } as const;
const MAX_BODY_BYTES = 4_096;
/** Of one network: a mail provider clicks for many people. */
const CLICKS_A_MINUTE = 300;

/** `List-Unsubscribe=One-Click` as a form's field, or a part of a multipart body (RFC 8058, 3.2). */
const ONE_CLICK = /(^|&)List-Unsubscribe=One-Click(&|\s*$)|name="?List-Unsubscribe"?\s*\r?\n\r?\nOne-Click\r?\n/i;

interface Click {
  Params: { token: string };
  Body: string | undefined;
}

/** What mail clients send at "unsubscribe": a POST to the address of the page, answered by a status alone. */
export function serveOneClick(platform: Platform, kinds: MessageKinds): (app: FastifyInstance) => void {
  const subscriptions = createSubscriptions(platform, kinds);
  return (app) => {
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
        done(null, body),
      );
      scope.setErrorHandler((fault: FastifyError, request, reply) => {
        const status = fault.statusCode ?? HTTP.fault;
        if (status >= HTTP.fault) request.log.error({ err: fault }, 'a one-click unsubscribe failed');
        return reply.code(status).send();
      });
      const rateLimit = {
        max: CLICKS_A_MINUTE,
        timeWindow: '1 minute',
        errorResponseBuilder: () => ({ statusCode: HTTP.tooMany }),
      };
      scope.post<Click>(`/custom${UNSUBSCRIBE_PATH}/:token`, { config: { rateLimit } }, async (request, reply) => {
        if (!ONE_CLICK.test(request.body ?? '')) return reply.code(HTTP.badRequest).send();
        return reply.code(await turnOff(request.params.token)).send();
      });
    });
  };

  async function turnOff(token: string): Promise<number> {
    try {
      await platform.db.transaction((db) => subscriptions.turn(db, token, 'off'));
      return HTTP.ok;
    } catch (thrown) {
      if (thrown instanceof UserError) return HTTP.absent;
      throw thrown;
    }
  }
}
