import { constants as zlib } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { WIRE_BASE } from '../../wire/base.ts';
import { type AnyCall, DEFAULT_BODY_KB } from '../../wire/call.ts';
import { CODE } from '../../wire/envelope.ts';
import type { Config } from '../config.ts';
import type { LiveServer } from '../live/liveServer.ts';
import { serveLive } from '../live/serveLive.ts';
import { networkOf } from '../networkOf.ts';
import type { Platform } from '../platform.ts';
import { languageOf } from '../texts/requestLanguage.ts';
import { userError } from '../texts/texts.ts';
import { UserError } from '../texts/userError.ts';
import type { Binding } from './bind.ts';
import { registerBodyParsers } from './bodyParsers.ts';
import { enforceBodyTimeouts } from './bodyTimeouts.ts';
import { type Authenticate, type CallResponse, callHandler, errorResponse, newRequestId } from './callHandler.ts';
import { serveMetrics } from './metrics.ts';
import { type KeyScopesOf, serveOpenApi } from './openapi.ts';
import { serveResumableUploads } from './resumableUploads.ts';
import { sendFile } from './sendFile.ts';
import { serveWebApp } from './webApp.ts';

/** Scripts only from our own files; styles may be inline, because the component kit writes style sheets at run time. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'officeWopiUrl'>,
): Promise<void> {
  const isHttps = config.publicUrl?.startsWith('https://') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
  });
  // Built once: helmet would rebuild the policy per response, at more cost than reading the request.
  const policy = policyText(isHttps, config.officeWopiUrl);
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

/** The editor of a document server stands in a frame, opened by a form. */
const FRAMED = ['frame-src', 'form-action'];

function policyText(isHttps: boolean, officeWopiUrl: string | undefined): string {
  const documentServer = officeWopiUrl === undefined ? '' : ` ${new URL(officeWopiUrl).origin}`;
  const directives = Object.entries(CONTENT_SECURITY_POLICY).map(
    ([name, sources]) => `${name} ${sources}${FRAMED.includes(name) ? documentServer : ''}`,
  );
  return [...directives, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join(';');
}

/** A hundred ids in a path, separated by commas. */
const MAX_PATH_PARAM_LENGTH = 2_000;
const BYTES_PER_KB = 1_024;
/** Per address, of each public call without a limit of its own. */
const PUBLIC_CALLS_PER_MINUTE = 600;
const TOO_LARGE = 413;
/** At shutdown, for requests still being sent or answered. */
const SLOW_CLIENT_MS = 4_000;
const SWEEP_MS = 100;
const SLOW_CALL_MS = 1_000;
/** Limit for headers; bodies have theirs in bodyTimeouts.ts. */
const HEADERS_TIMEOUT_MS = 20_000;
const IDLE_TIMEOUT_MS = 120_000;
/** Long responses shrink to a tenth; short ones would only cost time. The app's files are precompressed. */
const COMPRESSION: FastifyCompressOptions = {
  threshold: 2_048,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } },
};

const isNearestProxy = (_address: string, hop: number) => hop === 0;

interface ServerParts {
  keyScopesOf: KeyScopesOf;
  wasmPages: readonly string[];
  /** routes of foreign protocols */
  protocols: readonly ((app: FastifyInstance) => void)[];
}

export async function buildServer(
  platform: Platform,
  bindings: readonly Binding[],
  authenticate: Authenticate,
  live: LiveServer,
  { keyScopesOf, wasmPages, protocols }: ServerParts,
): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = platform.log;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    // Trust only the nearest proxy; earlier hops in the header may be forged.
    trustProxy: platform.config.trustsProxy && isNearestProxy,
    requestTimeout: 0,
    connectionTimeout: IDLE_TIMEOUT_MS,
    bodyLimit: DEFAULT_BODY_KB * BYTES_PER_KB,
    forceCloseConnections: 'idle',
    frameworkErrors(_fault, request, reply) {
      reply.statusCode = 200;
      send(request, reply, notFoundResponse(request));
    },
    routerOptions: { maxParamLength: MAX_PATH_PARAM_LENGTH },
  });
  app.server.headersTimeout = HEADERS_TIMEOUT_MS;
  await registerSecurityHeaders(app, platform.config);
  await app.register(multipart);
  await app.register(compress, COMPRESSION);
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: () => userError((t) => t.tooManyCalls, CODE.warning),
  });
  registerBodyParsers(app);
  enforceBodyTimeouts(app);
  registerErrorHandlers(app);
  closeConnectionsOnShutdown(app);
  await serveLive(app, live, platform.config);
  for (const binding of bindings) registerRoute(app, platform, binding, authenticate);
  serveResumableUploads(app, platform.files.parts, authenticate);
  for (const serve of protocols) serve(app);
  app.get('/healthz', async (_request, reply) => {
    const isReady = await platform.answers();
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'database away' });
  });
  serveMetrics(app, platform.metrics, platform.config.metrics);
  await serveOpenApi(
    app,
    bindings.map((binding) => binding.call),
    keyScopesOf,
  );
  await serveWebApp(app, { isDemo: platform.config.isDemo, wasmPages });
  return app;
}

function registerRoute(app: FastifyInstance, platform: Platform, binding: Binding, authenticate: Authenticate): void {
  const { call } = binding;
  const handle = callHandler(binding, platform, authenticate);
  app.route({
    method: methodsOf(binding),
    url: WIRE_BASE + call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: {
      takesUpload: call.upload !== undefined || call.isLongRunning === true,
      ...rateLimitOf(call),
    },
    ...(call.maxBodyKb && { bodyLimit: call.maxBodyKb * BYTES_PER_KB }),
    // Most files are compressed already, and ranges count raw bytes.
    ...(call.response.shape === 'file' && { compress: false as const }),
    // A HEAD must not run a write.
    exposeHeadRoute: call.effect === 'read',
    handler: async (request, reply) => {
      const started = performance.now();
      const response = await handle(request);
      logCall(platform, binding, request, response, performance.now() - started);
      return send(request, reply, response);
    },
  });
}

function rateLimitOf({ access, rateLimitPerMinute }: AnyCall) {
  const max = rateLimitPerMinute ?? (access.kind === 'public' ? PUBLIC_CALLS_PER_MINUTE : undefined);
  return max && { rateLimit: { max, timeWindow: '1 minute' } };
}

/** A GET with effects also accepts POST, for clients that reject effects on GET (inventory Z03). */
function methodsOf({ call }: Binding): string[] {
  return call.method === 'GET' && call.effect === 'write' ? ['GET', 'POST'] : [call.method];
}

function logCall(
  platform: Platform,
  { call }: Binding,
  request: FastifyRequest,
  response: CallResponse,
  ms: number,
): void {
  platform.metrics.countCall(call.path, response.code, ms / 1000);
  const line = {
    requestId: request.id,
    call: `${call.method} ${call.path}`,
    code: response.code,
    ms: Math.round(ms),
  };
  if (response.kind === 'envelope' && response.fault !== undefined) {
    platform.log.error({ ...line, err: response.fault }, 'a call failed');
  } else if (ms > SLOW_CALL_MS) platform.log.warn(line, 'a slow call');
  else if (call.effect === 'write' || response.code !== CODE.done) platform.log.info(line, 'call');
  else platform.log.debug(line, 'call');
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CallResponse,
): FastifyReply | Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  if (response.kind === 'file') return sendFile(request, reply, response.file);
  return reply.type('application/json; charset=utf-8').send(response.body);
}

/** On shutdown, close each connection after its response; keep-alive would delay the stop by a minute. */
function closeConnectionsOnShutdown(app: FastifyInstance): void {
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    setTimeout(() => app.server.closeAllConnections(), SLOW_CLIENT_MS).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (sweep !== undefined) reply.header('connection', 'close');
  });
  app.server.on('close', () => clearInterval(sweep));
}

function registerErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const isClientError = thrown.statusCode !== undefined && thrown.statusCode >= 400 && thrown.statusCode < 500;
    const error = isClientError
      ? userError((t) => (thrown.statusCode === TOO_LARGE ? t.bodyTooBig : t.notJson))
      : thrown;
    if (!(error instanceof UserError)) request.log.error({ requestId: request.id, err: error }, 'a request failed');
    return send(request, reply.code(200), errorResponse(error, languageOf(request), request.id));
  });
  app.setNotFoundHandler((request, reply) => {
    if (!request.url.startsWith(WIRE_BASE)) return reply.code(404).type('text/plain').send('Not found');
    return send(request, reply.code(200), notFoundResponse(request));
  });
}

function notFoundResponse(request: FastifyRequest): CallResponse {
  return errorResponse(
    userError((t) => t.absent, CODE.absent),
    languageOf(request),
    request.id,
  );
}
