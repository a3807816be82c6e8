import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured log on stdout; what people must not read there is cut out. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'password', 'token', '*.password', '*.token'],
    serializers: { err: faultForLog },
  });
}

/** Where Drizzle lists the values of a failed query, before the places in the code. */
const VALUES = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;

/**
 * A fault as the log keeps it: of a failed query the statement and the reason, without the values in it, which are
 * what people typed, hashes of passwords and codes.
 */
export function faultForLog(fault: unknown): unknown {
  if (!(fault instanceof Error)) return fault;
  const { params: _params, detail: _detail, message, stack, ...told } = pino.stdSerializers.err(fault);
  return { ...told, message: message.replace(VALUES, ''), stack: stack.replace(VALUES, '') };
}
