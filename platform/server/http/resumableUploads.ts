import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../wire/access.ts';
import { WIRE_BASE } from '../../wire/base.ts';
import { CODE } from '../../wire/envelope.ts';
import { RESUMABLE_UPLOAD_PATH } from '../../wire/resumableUploads.ts';
import type { ResumableUploads } from '../files/resumable/resumableUploads.ts';
import { languageOf } from '../texts/requestLanguage.ts';
import { userError } from '../texts/texts.ts';
import { UserError } from '../texts/userError.ts';
import { type Authenticate, authorizeRequest } from './callHandler.ts';

const UPLOAD = { method: 'POST', path: RESUMABLE_UPLOAD_PATH, access: signedIn } as const;

/** Resumable uploads (tus): real HTTP status codes, with the usual envelope as body of an error. */
export function serveResumableUploads(
  app: FastifyInstance,
  uploads: ResumableUploads,
  authenticate: Authenticate,
): void {
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  app.route<{ Params: { uploadId?: string } }>({
    config: { takesUpload: true },
    method: ['POST', 'HEAD', 'PATCH', 'DELETE'],
    url: `${WIRE_BASE}${RESUMABLE_UPLOAD_PATH}/:uploadId?`,
    async handler(request, reply) {
      const language = languageOf(request);
      try {
        const user = await authorizeRequest(request, UPLOAD, authenticate);
        if (user === null) throw userError((t) => t.signIn, CODE.signIn);
        const { uploadId } = request.params;
        if (uploadId !== undefined && !uploads.isOwn(uploadId, user.accountId)) {
          throw userError((t) => t.absent, CODE.absent);
        }
        reply.hijack();
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          if (value !== undefined) reply.raw.setHeader(name, value);
        }
        reply.raw.setHeader('cache-control', 'no-store');
        await uploads.handle(request.raw, reply.raw, { user, language });
      } catch (thrown) {
        if (!(thrown instanceof UserError)) throw thrown;
        return reply.code(thrown.code).send({ code: thrown.code, msg: thrown.textIn(language) });
      }
    },
  });
}
