import { PostgresMissing } from './faults.ts';
import { runProgram } from './runProgram.ts';

/** A user of the operating system that PostgreSQL runs as. */
export interface SystemUser {
  uid: number;
  gid: number;
}

const NAME = 'postgres';

/** Whether this process is root, as which PostgreSQL refuses to run. Never so on Windows. */
export function startedByRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * The system user `postgres`, made when the machine has none. Only root may call this.
 * @throws PostgresMissing when it cannot be made
 */
export async function postgresUser(): Promise<SystemUser> {
  const present = await lookUp();
  if (present) return present;
  const made = await runProgram(
    'useradd',
    [
      '--system',
      '--user-group',
      '--no-create-home',
      '--home-dir',
      '/nonexistent',
      '--shell',
      '/usr/sbin/nologin',
      NAME,
    ],
    { cwd: '/' },
  ).catch((error: Error) => ({ code: undefined, output: error.message }));
  // Looked up again whatever useradd said: another process may have made the user meanwhile.
  const user = await lookUp();
  if (user) return user;
  throw new PostgresMissing(
    `PostgreSQL does not run as root and the system user ${NAME} could not be made: ${made.output.trim()}`,
  );
}

async function lookUp(): Promise<SystemUser | undefined> {
  const found = await runProgram('getent', ['passwd', NAME], { cwd: '/' }).catch(() => undefined);
  if (found?.code !== 0) return undefined;
  const [, , uid, gid] = found.output.split(':');
  if (!uid || !gid) return undefined;
  return { uid: Number(uid), gid: Number(gid) };
}
