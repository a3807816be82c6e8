import './server/threadPool.ts';

import { setTimeout as after } from 'node:timers/promises';
import { EmbeddedPostgresError } from '../libs/embeddedPostgres/errors.ts';
import { ConfigError, readConfig } from '../platform/server/config.ts';
import { DatabaseUnreachable } from '../platform/server/database/connect.ts';
import { createLog } from '../platform/server/log.ts';
import { startServer } from './server/start.ts';

/** In case even the forced part of a stop hangs. */
const SHUTDOWN_TIMEOUT_MS = 9_500;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const server = await startServer(config, log);
  const local = server.address.replace('0.0.0.0', 'localhost').replace('127.0.0.1', 'localhost');
  log.info({ address: config.publicUrl ?? local }, 'ready');
  process.send?.({ ready: local });
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    // signals to a process group arrive twice: from the terminal and from npm
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    await Promise.race([server.stop(), after(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** One line for errors of configuration and environment; a stack trace for the rest. */
function startupErrorText(fault: unknown): string {
  if (fault instanceof ConfigError) return `Configuration: ${fault.message.replaceAll('\n', '; ')}`;
  if (fault instanceof DatabaseUnreachable || fault instanceof EmbeddedPostgresError) return fault.message;
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${process.env.PORT ?? '8080'} is already in use; set PORT to a free one.`;
  if (code === 'EACCES') return `Not allowed: ${fault}`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `HOST ${process.env.HOST} is no address of this machine.`;
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
}

main().catch((fault) => {
  process.stderr.write(`ironsilk: ${startupErrorText(fault)}\n`);
  process.exit(1);
});
