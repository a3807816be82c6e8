import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Binaries, program } from './binaries.ts';
import { PostgresFailed } from './faults.ts';
import type { Place } from './place.ts';
import { type Postmaster, runningPostmaster } from './postmaster.ts';
import { programEnvironment, reasonIn, runningAs } from './runProgram.ts';
import { serverArguments } from './settings.ts';

export type Launch =
  | { status: 'ready'; postmaster: Postmaster }
  | { status: 'recovering' }
  | { status: 'died'; reason: string };

/** Own process group: Ctrl-C must reach the app alone, which closes first and then stops its database. */
export async function launch(
  place: Place,
  binaries: Binaries,
  deadline: number,
  onDeath: () => void,
): Promise<Launch> {
  const child = spawn(program(binaries, 'postgres'), serverArguments(place.cluster, await freePort()), {
    cwd: place.cluster,
    env: programEnvironment(),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
    ...runningAs(place.user),
  });
  let said = '';
  let dead: string | undefined;
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  child.on('error', (error) => {
    dead = error.message;
  });
  child.on('close', () => {
    dead ??= reasonIn(`${said}\n${loggedBy(child.pid, place.cluster)}`);
  });
  try {
    while (dead === undefined) {
      const postmaster = runningPostmaster(place.cluster);
      if (postmaster?.pid === child.pid && postmaster?.status === 'ready') {
        child.on('exit', onDeath);
        return { status: 'ready', postmaster };
      }
      if (Date.now() > deadline) return { status: 'recovering' };
      await pause(5);
    }
    return { status: 'died', reason: dead };
  } finally {
    // From here on it writes to its own log; neither the pipe nor the process may keep this one alive.
    child.stderr.destroy();
    child.unref();
  }
}

function loggedBy(pid: number | undefined, cluster: string): string {
  try {
    const folder = join(cluster, 'log');
    const files = readdirSync(folder).map((name) => join(folder, name));
    const newest = files.sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs).at(-1);
    if (newest === undefined) return '';
    const lines = readFileSync(newest, 'utf8').split('\n');
    return lines.filter((line) => line.includes(`[${pid}]`)).join('\n');
  } catch {
    return '';
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new PostgresFailed('No free port on 127.0.0.1.'));
      });
    });
  });
}
