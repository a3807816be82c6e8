import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FilePayload, StreamedContent } from '../../wire/envelope.ts';

const RANGE = /^bytes=(\d*)-(\d*)$/;

/** Sends a file, whole or the part that is asked for (RFC 9110, 14); its name may hold any script (RFC 6266). */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FilePayload,
): Promise<FastifyReply> {
  const plainName = file.fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const disposition = `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`;
  reply.type(file.mimeType).header('content-disposition', disposition);
  if (file.content instanceof Uint8Array) return reply.send(Buffer.from(file.content));
  return sendStream(request, reply, file.content);
}

async function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  content: StreamedContent,
): Promise<FastifyReply> {
  reply.header('accept-ranges', 'bytes').header('etag', content.etag);
  const wanted = request.headers['if-range'] === undefined || request.headers['if-range'] === content.etag;
  const range = wanted ? rangeOf(request.headers.range, content.byteCount) : null;
  if (range === 'outside') {
    return reply.code(416).header('content-range', `bytes */${content.byteCount}`).send();
  }
  const { from, to } = range ?? { from: 0, to: content.byteCount - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${content.byteCount}`);
  reply.header('content-length', to - from + 1);
  const bytes = await content.open({ from, to });
  return reply.send(bytes instanceof Readable ? bytes : Readable.from(bytes));
}

/** The one part that is asked for; null for all (no range, several ranges, nonsense). */
function rangeOf(
  header: string | undefined,
  byteCount: number,
): { from: number; to: number } | 'outside' | null {
  const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') return { from: Math.max(0, byteCount - Number(last)), to: byteCount - 1 };
  const from = Number(first);
  const to = last === '' ? byteCount - 1 : Math.min(Number(last), byteCount - 1);
  if (from >= byteCount || to < from) return 'outside';
  return { from, to };
}
