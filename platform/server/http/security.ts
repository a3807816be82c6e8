import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Headers that browsers obey. Scripts come from us alone and never from inside a page; styles may be inline,
 * because the component kit writes its style sheets at run time.
 */
export async function secure(app: FastifyInstance, config: Config): Promise<void> {
  const isHttps = config.publicUrl?.startsWith('https://') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
  });
  // helmet would put the policy together anew for each answer, which costs more than reading the request
  const policy = policyText(isHttps);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
  });
}

const POLICY = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  // films in rich texts: uploaded ones, and those that an author names elsewhere
  'media-src': "'self' blob: https:",
  'font-src': "'self'",
  'connect-src': "'self'",
  // pages from elsewhere that the menu shows in a frame of their own
  'frame-src': "'self' https:",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
};

function policyText(isHttps: boolean): string {
  const directives = Object.entries(POLICY).map(([name, sources]) => `${name} ${sources}`);
  return [...directives, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join(';');
}
