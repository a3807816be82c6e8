import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured log on stdout; what people must not read there is cut out. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'password', 'token', '*.password', '*.token'],
  });
}
