import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answers } from './answers.ts';
import { type Binaries, program } from './binaries.ts';
import { PostgresFailed } from './faults.ts';
import { launch } from './launch.ts';
import { endOrphans } from './orphans.ts';
import type { Place } from './place.ts';
import { defusePidFile, type Postmaster, runningPostmaster } from './postmaster.ts';
import { reasonIn, runProgram } from './runProgram.ts';

const PATIENCE_MS = 60_000;

/** Transient reasons: a port taken meanwhile, backends of a killed server still ending. */
const PASSING = /could not bind|could not create any TCP|shared memory block|lock file .* already exists/;

/** The slow one: backends of a killed server busy with a query. */
const ORPHANED = /shared memory block/;

interface Wanted {
  place: Place;
  binaries: Binaries;
  password: string;
  log: (line: string) => void;
}

/** Reuses a server left by a killed app. `onDeath`: it ended while this process lived. Throws PostgresFailed. */
export async function ensureServer(wanted: Wanted, onDeath: () => void): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  // Fresh look each time: a ready server may be dying, a launched one may lose its port.
  while (Date.now() < deadline) {
    const left = runningPostmaster(wanted.place.cluster);
    const server = left ?? (await launched(wanted, deadline, onDeath));
    if (server?.status === 'ready') {
      const url = `postgres://ironsilk:${wanted.password}@127.0.0.1:${server.port}/ironsilk`;
      if (await answers(url)) {
        if (left) wanted.log(`Using the PostgreSQL that was left running (process ${left.pid}).`);
        return url;
      }
    }
    await pause(20);
  }
  throw new PostgresFailed(
    `PostgreSQL was not ready within ${PATIENCE_MS / 1000} s; start again to wait on. Its log: ${logFolder(wanted.place)}`,
  );
}

async function launched(
  wanted: Wanted,
  deadline: number,
  onDeath: () => void,
): Promise<Postmaster | undefined> {
  defusePidFile(wanted.place.cluster);
  const outcome = await launch(wanted.place, wanted.binaries, deadline, onDeath);
  if (outcome.status === 'ready') return outcome.postmaster;
  if (outcome.status === 'died' && ORPHANED.test(outcome.reason)) endOrphans(wanted.place.cluster);
  if (outcome.status === 'recovering' || PASSING.test(outcome.reason)) return undefined;
  throw new PostgresFailed(`PostgreSQL could not start: ${outcome.reason} (log: ${logFolder(wanted.place)})`);
}

export async function stopServer(place: Place, binaries: Binaries): Promise<void> {
  if (!runningPostmaster(place.cluster)) return;
  const end = await runProgram(
    program(binaries, 'pg_ctl'),
    ['stop', '-D', place.cluster, '-m', 'fast', '-w', '-t', '60'],
    {
      user: place.user,
      cwd: place.cluster,
    },
  );
  if (end.code !== 0 && runningPostmaster(place.cluster)) {
    throw new PostgresFailed(`PostgreSQL did not stop: ${reasonIn(end.output)}`);
  }
}

function logFolder(place: Place): string {
  return join(place.cluster, 'log');
}
