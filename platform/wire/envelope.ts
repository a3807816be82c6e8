import { z } from 'zod';

/** Business codes in the body of an HTTP 200 answer (portal 8, design "The dialect"). */
export const CODE = {
  done: 200,
  signIn: 401,
  forbidden: 403,
  absent: 404,
  /** a new password has to be chosen first */
  passwordFirst: 428,
  refused: 500,
  warning: 601,
} as const;

/** A refusal in the dialect. `fields` names wrong inputs by path, `faultId` finds an unexpected fault in the log. */
export const refusalEnvelope = z.object({
  code: z.number(),
  msg: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  faultId: z.string().optional(),
});

/** How a payload lies in the envelope; the one place that knows, for both directions. */
export type AnswerShape = 'data' | 'rows' | 'fields' | 'message' | 'nothing' | 'file';

/** A page of a list: the rows asked for and how many there are in all. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** Bytes that are read while they are sent, so that a big file never stands in memory whole. */
export interface StreamedContent {
  byteCount: number;
  /** the same for the same bytes, for asking again whether they changed and for going on where one stopped */
  etag: string;
  /** `from` and `to` are byte positions, both included; absent: all */
  open(range?: { from: number; to: number }): Promise<AsyncIterable<Uint8Array>>;
}

/** A file on its way out; `fileName` may hold any script. */
export interface FilePayload {
  fileName: string;
  mimeType: string;
  content: Uint8Array | StreamedContent;
}

/** What a call answers: the shape in the envelope and the schema of the payload. */
export interface Answer<Payload> {
  readonly shape: AnswerShape;
  readonly schema: z.core.$ZodType<Payload>;
}

/** `{code, msg, data}` */
export function data<Payload>(schema: z.core.$ZodType<Payload>): Answer<Payload> & { shape: 'data' } {
  return { shape: 'data', schema };
}

/** `{code, msg, rows, total}` */
export function rows<Row>(row: z.core.$ZodType<Row>): Answer<Page<Row>> & { shape: 'rows' } {
  return { shape: 'rows', schema: z.object({ rows: z.array(row), total: z.number().int() }) };
}

/** Named fields beside `code` and `msg`, such as `token`. */
export function fields<S extends z.ZodRawShape>(
  shape: S,
): Answer<z.output<z.ZodObject<S>>> & { shape: 'fields' } {
  return { shape: 'fields', schema: z.object(shape) };
}

/** The value travels in `msg`, as `configKey` answers in this dialect. */
export function message(): Answer<string> & { shape: 'message' } {
  return { shape: 'message', schema: z.string() };
}

/** Only `{code, msg}`. */
export function nothing(): Answer<void> & { shape: 'nothing' } {
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

/** A file, or a JSON refusal in its place. */
export function file(): Answer<FilePayload> & { shape: 'file' } {
  return { shape: 'file', schema: filePayload };
}

/** Whether a payload goes out as a file. */
export function isFile(payload: unknown): payload is FilePayload {
  return filePayload.safeParse(payload).success;
}

/** Puts a payload into the envelope. */
export function wrap(shape: AnswerShape, payload: unknown, msg: string): Record<string, unknown> {
  if (shape === 'nothing') return { code: CODE.done, msg };
  if (shape === 'message') return { code: CODE.done, msg: payload };
  if (shape === 'data') return { code: CODE.done, msg, data: payload };
  return { code: CODE.done, msg, ...(typeof payload === 'object' ? payload : {}) };
}

/** Takes the payload out of the envelope; the caller checks it against the call's schema. */
export function unwrap(shape: AnswerShape, envelope: Record<string, unknown>): unknown {
  if (shape === 'nothing') return undefined;
  if (shape === 'message') return envelope.msg;
  if (shape === 'data') return envelope.data;
  const { code: _code, msg: _msg, ...payload } = envelope;
  return payload;
}
