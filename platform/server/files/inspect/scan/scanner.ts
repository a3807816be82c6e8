import type { NetConnectOpts } from 'node:net';
import type { Log } from '../../../log.ts';
import { refuse } from '../../../texts/texts.ts';
import { atMost } from '../atMost.ts';
import { askClamd, type Verdict } from './askClamd.ts';

/** clamd scans ten at once by default, and may be shared */
const AT_ONCE = 4;
const WAITING = 200;

export type Scan = (path: string) => Promise<void>;

/** Scanner at a clamd address (`tcp://host:3310`, `unix:///path`). Fails closed: unreachable means refused. */
export function scannerAt(url: string, log: Log): Scan {
  const clamd = placeOf(new URL(url));
  const inTurn = atMost(AT_ONCE, WAITING);
  return async (path) => {
    const unreachable = (fault: unknown) => {
      log.error({ err: fault }, 'clamd cannot be asked: files are refused');
      throw refuse.forNow((t) => t.files.scanLater);
    };
    refuseBy(await inTurn(() => askClamd(clamd, path).catch(unreachable)), log);
  };
}

function refuseBy(verdict: Verdict, log: Log): void {
  if (verdict.status === 'clean') return;
  if (verdict.status === 'tooBig') {
    log.warn('clamd takes no files of this size: raise its StreamMaxLength');
    throw refuse((t) => t.files.tooBigToScan);
  }
  const { virus } = verdict;
  log.warn({ virus }, 'a file with a virus was refused');
  throw refuse((t) => t.files.virus({ name: virus }));
}

function placeOf({ protocol, pathname, hostname, port }: URL): NetConnectOpts {
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}
