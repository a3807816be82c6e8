import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FilePayload, StreamedContent } from '../../wire/envelope.ts';
import { type ByteRange, parseRange } from './byteRange.ts';

/** An uploaded file must never run as a page of our origin. */
const SANDBOX_POLICY = "sandbox; default-src 'none'";

/** Sends a file, whole or a range (RFC 9110, 13 and 14), with a name in any script (RFC 6266). */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, fileName, mimeType }: FilePayload,
): Promise<FastifyReply> {
  const { code, headers, bytes } =
    content instanceof Uint8Array
      ? { code: 200, headers: {}, bytes: Buffer.from(content) }
      : await openContent(request, content);
  return reply
    .code(code)
    .type(mimeType)
    .header('content-disposition', dispositionOf(fileName))
    .header('content-security-policy', SANDBOX_POLICY)
    .header('x-content-type-options', 'nosniff')
    .headers(headers)
    .send(bytes);
}

interface FileResponse {
  code: number;
  headers: Record<string, string | number>;
  bytes: Readable | undefined;
}

/** Opens the content before any header is sent, so that a failure can still become an error response. */
async function openContent(request: FastifyRequest, content: StreamedContent): Promise<FileResponse> {
  const { byteCount, etag } = content;
  // Cached by the browser but revalidated each time: access may have been revoked.
  const headers = { 'accept-ranges': 'bytes', etag, 'cache-control': 'private, no-cache' };
  if (matchesEtag(request.headers['if-none-match'], etag)) return { code: 304, headers, bytes: undefined };
  const range = requestedRange(request, content);
  if (range === 'outside') {
    return { code: 416, headers: { ...headers, 'content-range': `bytes */${byteCount}` }, bytes: undefined };
  }
  const { from, to } = range ?? { from: 0, to: byteCount - 1 };
  const bytes = request.method === 'HEAD' ? Readable.from([]) : asReadable(await content.open({ from, to }));
  const length = { ...headers, 'content-length': to - from + 1 };
  if (!range) return { code: 200, headers: length, bytes };
  return { code: 206, headers: { ...length, 'content-range': `bytes ${from}-${to}/${byteCount}` }, bytes };
}

function asReadable(bytes: AsyncIterable<Uint8Array>): Readable {
  return bytes instanceof Readable ? bytes : Readable.from(bytes);
}

function requestedRange(request: FastifyRequest, content: StreamedContent): ByteRange | 'outside' | null {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== content.etag) return null;
  return parseRange(request.headers.range, content.byteCount);
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const etags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return etags.includes(etag) || etags.includes('*');
}

function dispositionOf(fileName: string): string {
  const plainName = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exactName = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plainName}"; filename*=UTF-8''${exactName}`;
}
