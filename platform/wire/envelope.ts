import { z } from 'zod';

/** Business codes in the body of an HTTP 200 response (portal 8, design "The dialect"). */
export const CODE = {
  done: 200,
  malformed: 400,
  signIn: 401,
  forbidden: 403,
  absent: 404,
  passwordFirst: 428,
  refused: 500,
  warning: 601,
} as const;

/** `fields`: wrong inputs by path; `faultId`: request id of an internal error in the log. */
export const errorEnvelope = z.object({
  code: z.number(),
  msg: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  faultId: z.string().optional(),
});

export type EnvelopeShape = 'data' | 'rows' | 'fields' | 'message' | 'nothing' | 'file';

export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** Content streamed from its source, so that big files never fill the memory. */
export interface StreamedContent {
  byteCount: number;
  /** identifies the bytes, for revalidation and resumed downloads */
  etag: string;
  /** byte positions, both included; absent: all */
  open(range?: { from: number; to: number }): Promise<AsyncIterable<Uint8Array>>;
}

export interface FilePayload {
  fileName: string;
  mimeType: string;
  content: Uint8Array | StreamedContent;
}

export interface ResponseSpec<Payload> {
  readonly shape: EnvelopeShape;
  readonly schema: z.core.$ZodType<Payload>;
}

/** `{code, msg, data}` */
export function data<Payload>(schema: z.core.$ZodType<Payload>): ResponseSpec<Payload> & { shape: 'data' } {
  return { shape: 'data', schema };
}

/** `{code, msg, rows, total}` */
export function rows<Row>(row: z.core.$ZodType<Row>): ResponseSpec<Page<Row>> & { shape: 'rows' } {
  return { shape: 'rows', schema: z.object({ rows: z.array(row), total: z.number().int() }) };
}

/** Named fields beside `code` and `msg`, such as `token`. */
export function fields<S extends z.ZodRawShape>(
  shape: S,
): ResponseSpec<z.output<z.ZodObject<S>>> & { shape: 'fields' } {
  return { shape: 'fields', schema: z.object(shape) };
}

/** The value travels in `msg`, as `configKey` returns it. */
export function message(): ResponseSpec<string> & { shape: 'message' } {
  return { shape: 'message', schema: z.string() };
}

export function nothing(): ResponseSpec<void> & { shape: 'nothing' } {
  return { shape: 'nothing', schema: z.void() };
}

const streamedContent = z.custom<StreamedContent>(
  (value) => typeof value === 'object' && value !== null && 'open' in value && 'byteCount' in value,
);

const filePayload = z.object({
  fileName: z.string(),
  mimeType: z.string(),
  content: z.union([z.instanceof(Uint8Array), streamedContent]),
}) satisfies z.ZodType<FilePayload>;

export function file(): ResponseSpec<FilePayload> & { shape: 'file' } {
  return { shape: 'file', schema: filePayload };
}

export function isFile(payload: unknown): payload is FilePayload {
  return filePayload.safeParse(payload).success;
}

export function wrap(shape: EnvelopeShape, payload: unknown, msg: string): Record<string, unknown> {
  if (shape === 'nothing') return { code: CODE.done, msg };
  if (shape === 'message') return { code: CODE.done, msg: payload };
  if (shape === 'data') return { code: CODE.done, msg, data: payload };
  return { code: CODE.done, msg, ...(typeof payload === 'object' ? payload : {}) };
}

/** The caller parses the payload with the call's schema. */
export function unwrap(shape: EnvelopeShape, envelope: Record<string, unknown>): unknown {
  if (shape === 'nothing') return undefined;
  if (shape === 'message') return envelope.msg;
  if (shape === 'data') return envelope.data;
  const { code: _code, msg: _msg, ...payload } = envelope;
  return payload;
}
