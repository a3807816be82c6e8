import { PostgresMissing } from './errors.ts';
import { runProgram, type SystemUser } from './runProgram.ts';

const NAME = 'postgres';

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

export async function postgresUser(): Promise<SystemUser> {
  const present = await findUser();
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
  // Look up again even if useradd failed: another process may have created the user.
  const user = await findUser();
  if (user) return user;
  throw new PostgresMissing(
    `PostgreSQL does not run as root and the system user ${NAME} could not be made: ${made.output.trim()}`,
  );
}

async function findUser(): Promise<SystemUser | undefined> {
  const found = await runProgram('getent', ['passwd', NAME], { cwd: '/' }).catch(() => undefined);
  if (found?.code !== 0) return undefined;
  const [, , uid, gid] = found.output.split(':');
  if (!uid || !gid) return undefined;
  return { uid: Number(uid), gid: Number(gid) };
}
