import { constants as zlib } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
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
import { CODE } from '../../wire/envelope.ts';
import type { Live } from '../live/live.ts';
import { serveLive } from '../live/serveLive.ts';
import type { Platform } from '../platform.ts';
import { refuse } from '../texts/texts.ts';
import { answering, newRequestId, type Outcome, outcomeOfThrown, type WhoIs } from './answerCall.ts';
import type { Binding } from './bind.ts';
import { readBodies } from './bodies.ts';
import { languageOf } from './language.ts';
import { serveMetrics } from './metrics.ts';
import { serveOpenApi } from './openapi.ts';
import { serveParts } from './parts.ts';
import { Refusal } from './refusal.ts';
import { secure } from './security.ts';
import { sendFile } from './sendFile.ts';
import { boundSlowBodies } from './slowBodies.ts';
import { serveWebApp } from './webApp.ts';

const BODY_LIMIT_BYTES = 2_000_000;
/** A hundred ids in a path, separated by commas. */
const LONGEST_PATH_PART = 2_000;
const SWEEP_MS = 100;
const SLOW_MS = 1_000;
/** Limit for headers; bodies have theirs in bodyTimeouts.ts. */
const HEADERS_WITHIN_MS = 20_000;
const SILENT_AFTER_MS = 120_000;
/** Long responses shrink to a tenth; short ones would only cost time. The app's files are precompressed. */
const COMPRESSION: FastifyCompressOptions = {
  threshold: 2_048,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } },
};

const isNearest = (_address: string, hop: number) => hop === 0;

export async function buildServer(
  platform: Platform,
  bindings: readonly Binding[],
  whoIs: WhoIs,
  live: Live,
): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = platform.log;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    // Trust only the nearest proxy; earlier hops in the header may be forged.
    trustProxy: platform.config.trustsProxy && isNearest,
    requestTimeout: 0,
    connectionTimeout: SILENT_AFTER_MS,
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    frameworkErrors(_fault, request, reply) {
      reply.statusCode = 200;
      send(request, reply, absentFor(request));
    },
    routerOptions: { maxParamLength: LONGEST_PATH_PART },
  });
  app.server.headersTimeout = HEADERS_WITHIN_MS;
  await secure(app, platform.config);
  await app.register(multipart);
  await app.register(compress, COMPRESSION);
  await app.register(rateLimit, { global: false, errorResponseBuilder: () => refuse((t) => t.tooManyCalls) });
  readBodies(app);
  boundSlowBodies(app);
  answerFaults(app);
  letGoOfConnections(app);
  await serveLive(app, live, platform.config);
  for (const binding of bindings) route(app, platform, binding, whoIs);
  serveParts(app, platform.files.parts, whoIs);
  app.get('/healthz', async (_request, reply) => {
    const isReady = await platform.pool.query('select 1').then(
      () => true,
      () => false,
    );
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'database away' });
  });
  serveMetrics(app, platform.metrics, platform.config.metrics);
  await serveOpenApi(
    app,
    bindings.map((binding) => binding.call),
  );
  await serveWebApp(app, { isDemo: platform.config.isDemo });
  return app;
}

function route(app: FastifyInstance, platform: Platform, binding: Binding, whoIs: WhoIs): void {
  const { call } = binding;
  const answer = answering(binding, platform, whoIs);
  app.route({
    method: methodsOf(binding),
    url: WIRE_BASE + call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: {
      takesUpload: call.upload !== undefined || call.takesLong === true,
      ...(call.perMinute && { rateLimit: { max: call.perMinute, timeWindow: '1 minute' } }),
    },
    // Most files are compressed already, and ranges count raw bytes.
    ...(call.answer.shape === 'file' && { compress: false as const }),
    // A HEAD must not run a write.
    exposeHeadRoute: call.effect === 'read',
    handler: async (request, reply) => {
      const started = performance.now();
      const outcome = await answer(request);
      record(platform, binding, request, outcome, performance.now() - started);
      return send(request, reply, outcome);
    },
  });
}

/** A GET with effects also accepts POST, for clients that reject effects on GET (inventory Z03). */
function methodsOf({ call }: Binding): string[] {
  return call.method === 'GET' && call.effect === 'write' ? ['GET', 'POST'] : [call.method];
}

function record(
  platform: Platform,
  { call }: Binding,
  request: FastifyRequest,
  outcome: Outcome,
  ms: number,
): void {
  platform.metrics.countCall(call.path, outcome.code, ms / 1000);
  const line = {
    requestId: request.id,
    call: `${call.method} ${call.path}`,
    code: outcome.code,
    ms: Math.round(ms),
  };
  if (outcome.kind === 'envelope' && outcome.fault !== undefined) {
    platform.log.error({ ...line, err: outcome.fault }, 'a call failed');
  } else if (ms > SLOW_MS) platform.log.warn(line, 'a slow call');
  else if (call.effect === 'write' || outcome.code !== CODE.done) platform.log.info(line, 'call');
  else platform.log.debug(line, 'call');
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome,
): FastifyReply | Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  if (outcome.kind === 'file') return sendFile(request, reply, outcome.file);
  return reply.type('application/json; charset=utf-8').send(outcome.body);
}

/** On shutdown, close each connection after its response; keep-alive would delay the stop by a minute. */
function letGoOfConnections(app: FastifyInstance): void {
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (sweep !== undefined) reply.header('connection', 'close');
  });
  app.server.on('close', () => clearInterval(sweep));
}

function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const isTheirs = thrown.statusCode !== undefined && thrown.statusCode >= 400 && thrown.statusCode < 500;
    const said = isTheirs ? refuse((t) => t.notJson) : thrown;
    if (!(said instanceof Refusal))
      request.log.error({ requestId: request.id, err: said }, 'a request failed');
    return send(request, reply.code(200), outcomeOfThrown(said, languageOf(request), request.id));
  });
  app.setNotFoundHandler((request, reply) => {
    if (!request.url.startsWith(WIRE_BASE)) return reply.code(404).type('text/plain').send('Not found');
    return send(request, reply.code(200), absentFor(request));
  });
}

function absentFor(request: FastifyRequest): Outcome {
  return outcomeOfThrown(
    refuse((t) => t.absent, CODE.absent),
    languageOf(request),
    request.id,
  );
}
