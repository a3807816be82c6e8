import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { openBuiltApp } from './builtApp.ts';

const BUILT_APP = fileURLToPath(new URL('../../../dist/web', import.meta.url));
const BASE = '/custom';
/** Second address of the static files (inventory B03). */
const ASSET_BASE = '/crexpress-front';
/** Named by content hash, hence immutable. */
const HASHED = /\/assets\//;
/** Endings of the build's files; any other path is a page of the app, and costs no look for a file. */
const FILE = /\.(js|css|map|png|jpe?g|svg|ico|webp|json|txt|xml|woff2?)$/;
/** Camera and, by the page of drivers, the place are asked for by our own pages alone. */
const PERMISSIONS = 'camera=(self), microphone=(), geolocation=(self)';
const HEAD_END = '</head>';
/** Headers for documents only; on scripts and styles they would add a tenth to the transfer. */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const STATIC_FILES: FastifyStaticOptions = {
  root: BUILT_APP,
  // a route for each of two thousand files would be a third of a server's start
  serve: false,
  preCompressed: true,
  cacheControl: false,
  setHeaders(reply, file) {
    const value = HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
    reply.header('cache-control', value);
    if (HASHED.test(file)) for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
  },
};

interface FileRoute {
  Params: { '*': string };
}

interface WebAppOptions {
  isDemo: boolean;
  /** paths of pages whose documents may run WebAssembly */
  wasmPages: readonly string[];
}

/** Serves the built app below `/custom`; every path that does not end like a file gets the page. */
export async function serveWebApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  app.get('/', (_request, reply) => reply.redirect(`${BASE}/`));
  app.get(BASE, (_request, reply) => reply.redirect(`${BASE}/`));
  if (!existsSync(path.join(BUILT_APP, 'index.html'))) {
    app.log.warn('the page app is not built; only the wire is served');
    return;
  }
  const built = await openBuiltApp(BUILT_APP, app.log);
  await app.register(fastifyStatic, STATIC_FILES);
  app.get<FileRoute>(`${ASSET_BASE}/*`, async (request, reply) => {
    const file = request.params['*'];
    return (await built.hasFile(file)) ? reply.sendFile(file) : reply.callNotFound();
  });
  app.get<FileRoute>(`${BASE}/*`, async (request, reply) => {
    const file = request.params['*'];
    if (HASHED.test(`/${file}`) || FILE.test(file)) {
      if (await built.hasFile(file)) return reply.sendFile(file);
      return reply.code(404).type('text/plain').send('Not found');
    }
    const [requestedPath = ''] = request.url.split('?');
    if (isBelow(requestedPath, options.wasmPages)) allowWasm(reply);
    return reply
      .header('cache-control', 'no-cache, no-store')
      .header('permissions-policy', PERMISSIONS)
      .type('text/html; charset=utf-8')
      .send(marked(await built.indexHtml(), options));
  });
}

function isBelow(requestedPath: string, pages: readonly string[]): boolean {
  const path = requestedPath.slice(BASE.length).replace(/^\/ru\//, '/');
  return pages.some((page) => path === page || path.startsWith(`${page}/`));
}

function allowWasm(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace("script-src 'self'", "$& 'wasm-unsafe-eval'"));
}

function marked(indexHtml: string, { isDemo }: Pick<WebAppOptions, 'isDemo'>): string {
  return isDemo ? indexHtml.replace(HEAD_END, `<meta name="ironsilk-demo" content="on">${HEAD_END}`) : indexHtml;
}
