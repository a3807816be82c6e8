import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** no deadline for body or response while bytes keep arriving */
    takesUpload?: boolean;
  }
}

interface BodyTimeouts {
  checkIntervalMs: number;
  /** deadline of a body other than an upload */
  bodyTimeoutMs: number;
  /** least bytes of an upload in each window */
  uploadWindowMs: number;
  minUploadBytes: number;
  /** time to notice a response sent before the end of the body */
  lingerMs: number;
}

/** 60 kB a minute: the weakest mobile network along the line. */
const BODY_TIMEOUTS: BodyTimeouts = {
  checkIntervalMs: 5_000,
  bodyTimeoutMs: 120_000,
  uploadWindowMs: 60_000,
  minUploadBytes: 60_000,
  lingerMs: 10_000,
};

interface PendingBody {
  isUpload: boolean;
  deadline: number;
  bytesBefore: number;
}

/** Cuts off slow request bodies; Node's own limit would also cut long uploads. */
export function enforceBodyTimeouts(app: FastifyInstance, timeouts: BodyTimeouts = BODY_TIMEOUTS): void {
  const pending = new Map<IncomingMessage, PendingBody>();
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const { headers } = raw;
    if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) {
      const isUpload = request.routeOptions.config.takesUpload ?? false;
      const ms = isUpload ? timeouts.uploadWindowMs : timeouts.bodyTimeoutMs;
      // Inspecting a big file takes longer than the idle timeout.
      if (isUpload) raw.socket.setTimeout(0);
      pending.set(raw, { isUpload, deadline: Date.now() + ms, bytesBefore: raw.socket.bytesRead });
      raw.once('close', () => pending.delete(raw));
      raw.once('end', () => pending.delete(raw));
      reply.raw.once('finish', () => {
        if (pending.has(raw))
          pending.set(raw, { isUpload: false, deadline: Date.now() + timeouts.lingerMs, bytesBefore: 0 });
      });
    }
    done();
  });
  const timer = setInterval(() => {
    const now = Date.now();
    for (const [raw, body] of pending) {
      if (now < body.deadline) continue;
      const { bytesRead } = raw.socket;
      if (body.isUpload && bytesRead - body.bytesBefore >= timeouts.minUploadBytes) {
        pending.set(raw, { ...body, deadline: now + timeouts.uploadWindowMs, bytesBefore: bytesRead });
      } else raw.socket.destroy();
    }
  }, timeouts.checkIntervalMs);
  timer.unref();
  app.server.on('close', () => clearInterval(timer));
}
