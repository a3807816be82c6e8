import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../wire/access.ts';
import { WIRE_BASE } from '../../wire/base.ts';
import { CODE } from '../../wire/envelope.ts';
import { PARTS_PATH } from '../../wire/parts.ts';
import type { PartsDesk } from '../files/parts/partsDesk.ts';
import { refuse } from '../texts/texts.ts';
import { personBehind, type WhoIs } from './answerCall.ts';
import { languageOf } from './language.ts';
import { Refusal } from './refusal.ts';

/** Resumable uploads (tus): real HTTP status codes, with the usual envelope as body of an error. */
export function serveParts(app: FastifyInstance, parts: PartsDesk, whoIs: WhoIs): void {
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  app.route<{ Params: { uploadId?: string } }>({
    config: { takesUpload: true },
    method: ['POST', 'HEAD', 'PATCH', 'DELETE'],
    url: `${WIRE_BASE}${PARTS_PATH}/:uploadId?`,
    async handler(request, reply) {
      const language = languageOf(request);
      try {
        const who = await personBehind(request, { access: signedIn }, whoIs);
        if (who === null) throw refuse((t) => t.signIn, CODE.signIn);
        const { uploadId } = request.params;
        if (uploadId !== undefined && !parts.isOwn(uploadId, who.accountId)) {
          throw refuse((t) => t.absent, CODE.absent);
        }
        reply.hijack();
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          if (value !== undefined) reply.raw.setHeader(name, value);
        }
        reply.raw.setHeader('cache-control', 'no-store');
        await parts.answer(request.raw, reply.raw, { who, language });
      } catch (thrown) {
        if (!(thrown instanceof Refusal)) throw thrown;
        return reply.code(thrown.code).send({ code: thrown.code, msg: thrown.say(language) });
      }
    },
  });
}
