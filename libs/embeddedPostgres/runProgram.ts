import { spawn } from 'node:child_process';

export interface SystemUser {
  uid: number;
  gid: number;
}

interface ProgramResult {
  code: number | undefined;
  output: string;
}

/** No PGPORT or secret may leak into the server; a fixed zone spares initdb a search; locale C for parsing. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return { PATH, TZ: 'UTC', LC_ALL: 'C', ...(SystemRoot === undefined ? {} : { SystemRoot }) };
}

export function spawnIdentity(user: SystemUser | undefined): { uid?: number; gid?: number } {
  return user === undefined ? {} : { uid: user.uid, gid: user.gid };
}

export function runProgram(
  file: string,
  args: readonly string[],
  options: { user?: SystemUser | undefined; cwd: string; input?: string },
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: options.cwd,
      env: programEnvironment(),
      stdio: 'pipe',
      windowsHide: true,
      ...spawnIdentity(options.user),
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? undefined, output: Buffer.concat(chunks).toString('utf8') }));
    child.stdin.on('error', () => {});
    child.stdin.end(options.input ?? '');
  });
}

export function errorLineOf(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const errorLine = lines.findLast((line) => /\b(FATAL|PANIC|ERROR|error)\b/.test(line));
  return (errorLine ?? lines.at(-1) ?? 'it said nothing').trim();
}
