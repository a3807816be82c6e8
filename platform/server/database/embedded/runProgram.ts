import { spawn } from 'node:child_process';
import type { SystemUser } from './systemUser.ts';

/** What a finished program left behind: its exit code (undefined when a signal ended it) and all it printed. */
export interface ProgramEnd {
  code: number | undefined;
  output: string;
}

/**
 * The environment of PostgreSQL's programs: nothing of ours, so that no PGPORT or secret leaks into the server.
 * A fixed zone spares initdb the search for the machine's; C keeps messages in English, we read some of them.
 */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return { PATH, TZ: 'UTC', LC_ALL: 'C', ...(SystemRoot === undefined ? {} : { SystemRoot }) };
}

/** The identity part of spawn's options; without a user the program runs as we do. */
export function runningAs(user: SystemUser | undefined): { uid?: number; gid?: number } {
  return user === undefined ? {} : { uid: user.uid, gid: user.gid };
}

/**
 * Runs a program to its end, as `user` when given, with `input` on its standard input.
 * Rejects only when the program could not be started at all.
 */
export function runProgram(
  file: string,
  args: readonly string[],
  options: { user?: SystemUser | undefined; cwd: string; input?: string },
): Promise<ProgramEnd> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: options.cwd,
      env: programEnvironment(),
      stdio: 'pipe',
      windowsHide: true,
      ...runningAs(options.user),
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code: code ?? undefined, output: Buffer.concat(chunks).toString('utf8') }),
    );
    // A program that ends before it has read its input is judged by its exit code, not by the broken pipe.
    child.stdin.on('error', () => {});
    child.stdin.end(options.input ?? '');
  });
}

/** The line of a program's output that says best what went wrong. */
export function reasonIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.findLast((line) => /\b(FATAL|PANIC|ERROR|error)\b/.test(line));
  return (telling ?? lines.at(-1) ?? 'it said nothing').trim();
}
