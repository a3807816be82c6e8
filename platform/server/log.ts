import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured log on stdout, with secrets redacted. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'password', 'token', '*.password', '*.token'],
    serializers: { err: faultForLog },
  });
}

/** Drizzle's list of query values, before the stack frames. */
const VALUES = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;

/** An error for the log: a failed query keeps statement and reason, but no values, which hold user input and hashes. */
export function faultForLog(fault: unknown): unknown {
  if (!(fault instanceof Error)) return fault;
  const { params: _params, detail: _detail, message, stack, ...told } = pino.stdSerializers.err(fault);
  return { ...told, message: message.replace(VALUES, ''), stack: stack.replace(VALUES, '') };
}
