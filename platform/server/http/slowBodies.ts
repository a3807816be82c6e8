import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** no deadline for body or response while bytes keep arriving */
    takesUpload?: boolean;
  }
}

export interface Patience {
  lookEveryMs: number;
  /** deadline of a body other than an upload */
  wholeWithinMs: number;
  /** least bytes of an upload in each window */
  uploadWindowMs: number;
  uploadLeastBytes: number;
  /** time to notice a response sent before the end of the body */
  lingerMs: number;
}

/** 60 kB a minute: the weakest mobile network along the line. */
export const PATIENCE: Patience = {
  lookEveryMs: 5_000,
  wholeWithinMs: 120_000,
  uploadWindowMs: 60_000,
  uploadLeastBytes: 60_000,
  lingerMs: 10_000,
};

interface Arriving {
  isUpload: boolean;
  until: number;
  bytesBefore: number;
}

/** Cuts off slow request bodies; Node's own limit would also cut long uploads. */
export function boundSlowBodies(app: FastifyInstance, patience: Patience = PATIENCE): void {
  const arriving = new Map<IncomingMessage, Arriving>();
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const { headers } = raw;
    if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) {
      const isUpload = request.routeOptions.config.takesUpload ?? false;
      const ms = isUpload ? patience.uploadWindowMs : patience.wholeWithinMs;
      // Inspecting a big file takes longer than the idle timeout.
      if (isUpload) raw.socket.setTimeout(0);
      arriving.set(raw, { isUpload, until: Date.now() + ms, bytesBefore: raw.socket.bytesRead });
      raw.once('close', () => arriving.delete(raw));
      raw.once('end', () => arriving.delete(raw));
      reply.raw.once('finish', () => {
        if (arriving.has(raw))
          arriving.set(raw, { isUpload: false, until: Date.now() + patience.lingerMs, bytesBefore: 0 });
      });
    }
    done();
  });
  const look = setInterval(() => {
    const now = Date.now();
    for (const [raw, body] of arriving) {
      if (now < body.until) continue;
      const { bytesRead } = raw.socket;
      if (body.isUpload && bytesRead - body.bytesBefore >= patience.uploadLeastBytes) {
        arriving.set(raw, { ...body, until: now + patience.uploadWindowMs, bytesBefore: bytesRead });
      } else raw.socket.destroy();
    }
  }, patience.lookEveryMs);
  look.unref();
  app.server.on('close', () => clearInterval(look));
}
