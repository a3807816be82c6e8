import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Scripts only from our own files; styles may be inline, because the component kit writes style sheets at run time. */
export async function registerSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const isHttps = config.publicUrl?.startsWith('https://') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
  });
  // Built once: helmet would rebuild the policy per response, at more cost than reading the request.
  const policy = policyText(isHttps);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
  });
}

const CONTENT_SECURITY_POLICY = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  // videos in rich texts: uploaded or external
  'media-src': "'self' blob: https:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self' https:",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
};

function policyText(isHttps: boolean): string {
  const directives = Object.entries(CONTENT_SECURITY_POLICY).map(([name, sources]) => `${name} ${sources}`);
  return [...directives, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join(';');
}
