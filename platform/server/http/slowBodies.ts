import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** its bodies may take as long as they need, as long as they keep coming, and so may its answer */
    takesUpload?: boolean;
  }
}

/** How slow is too slow. */
export interface Patience {
  /** how often one looks */
  lookEveryMs: number;
  /** a body other than an upload is complete after this time */
  wholeWithinMs: number;
  /** an upload brings at least so much in each such time */
  uploadWindowMs: number;
  uploadLeastBytes: number;
  /** whoever has been answered before the end of the body has so long to notice */
  lingerMs: number;
}

/** 60 kB a minute: what the weakest mobile network along the line still gives. */
export const PATIENCE: Patience = {
  lookEveryMs: 5_000,
  wholeWithinMs: 120_000,
  uploadWindowMs: 60_000,
  uploadLeastBytes: 60_000,
  lingerMs: 10_000,
};

interface Arriving {
  isUpload: boolean;
  /** when it has to be complete, or for an upload: to have brought more */
  until: number;
  /** what its connection had brought in all when the time began */
  bytesBefore: number;
}

/**
 * Lets go of those who send a body too slowly, which Node's own limit cannot do without cutting long uploads.
 * Headers have a limit of their own.
 */
export function boundSlowBodies(app: FastifyInstance, patience: Patience = PATIENCE): void {
  const arriving = new Map<IncomingMessage, Arriving>();
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const { headers } = raw;
    if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) {
      const isUpload = request.routeOptions.config.takesUpload ?? false;
      const ms = isUpload ? patience.uploadWindowMs : patience.wholeWithinMs;
      // looking into a big file takes longer than a connection may be silent
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
