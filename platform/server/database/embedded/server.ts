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

/** How long a start waits: for crash recovery, for an old server to finish stopping, for its last backends to end. */
const PATIENCE_MS = 60_000;

/** Reasons for a server's death that pass by themselves: a port taken meanwhile, backends of a killed server still ending. */
const PASSING = /could not bind|could not create any TCP|shared memory block|lock file .* already exists/;

/** The one among them that can take long: backends of a killed server that are busy with a query. */
const ORPHANED = /shared memory block/;

interface Wanted {
  place: Place;
  binaries: Binaries;
  password: string;
  log: (line: string) => void;
}

/**
 * Makes sure a PostgreSQL runs on the place's cluster and answers the address to reach it, as the role `ironsilk`.
 * One that a killed app left running is used again. `onDeath` of a server we started: it ended while we lived.
 * @throws PostgresFailed
 */
export async function ensureServer(wanted: Wanted, onDeath: () => void): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  // Looked at afresh each time round: a server found ready may be dying, one we launched may lose its port to another.
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

/** Undefined: try again. */
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

/**
 * Stops the server: clients are cut off, what they committed is on disk. Resolves when it is gone.
 * @throws PostgresFailed when it is still there after 60 s
 */
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
