import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured log on stdout, with secrets redacted. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'password', 'token', '*.password', '*.token'],
    serializers: { err: serializeError },
  });
}

/** Drizzle's list of query values, before the stack frames. */
const QUERY_VALUES = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;

/** An error for the log: a failed query keeps statement and reason, but no values, which hold user input and hashes. */
export function serializeError(fault: unknown): unknown {
  if (!(fault instanceof Error)) return fault;
  const { params: _params, detail: _detail, message, stack, ...rest } = pino.stdSerializers.err(fault);
  return { ...rest, message: message.replace(QUERY_VALUES, ''), stack: stack.replace(QUERY_VALUES, '') };
}
