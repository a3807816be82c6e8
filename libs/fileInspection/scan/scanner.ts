import type { NetConnectOpts } from 'node:net';
import { limitConcurrency } from '../../concurrency/limitConcurrency.ts';
import { InspectionError } from '../inspectionError.ts';
import type { InspectionLog } from '../inspectionLog.ts';
import { type ScanResult, scanWithClamd } from './clamdClient.ts';

/** clamd scans ten at once by default, and may be shared */
const MAX_RUNNING = 4;
const MAX_WAITING = 200;

export type Scan = (path: string) => Promise<void>;

/** Scanner at a clamd address (`tcp://host:3310`, `unix:///path`). Fails closed: unreachable means refused. */
export function createScanner(url: string, log: InspectionLog): Scan {
  const clamd = connectOptionsOf(new URL(url));
  const limited = limitConcurrency(MAX_RUNNING, MAX_WAITING, () => new InspectionError({ key: 'inspectLater' }));
  return async (path) => {
    const unreachable = (fault: unknown) => {
      log.error({ err: fault }, 'clamd cannot be asked: files are refused');
      throw new InspectionError({ key: 'scanLater' });
    };
    assertClean(await limited(() => scanWithClamd(clamd, path).catch(unreachable)), log);
  };
}

function assertClean(verdict: ScanResult, log: InspectionLog): void {
  if (verdict.status === 'clean') return;
  if (verdict.status === 'tooBig') {
    log.warn('clamd takes no files of this size: raise its StreamMaxLength');
    throw new InspectionError({ key: 'tooBigToScan' });
  }
  const { virus } = verdict;
  log.warn({ virus }, 'a file with a virus was refused');
  throw new InspectionError({ key: 'virus', name: virus });
}

function connectOptionsOf({ protocol, pathname, hostname, port }: URL): NetConnectOpts {
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}
