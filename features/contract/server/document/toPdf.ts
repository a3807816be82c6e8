import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { limitConcurrency } from '../../../../libs/concurrency/limitConcurrency.ts';
import { userError } from '../texts.ts';

const PROGRAM = 'soffice';
const LIMIT_MS = 60_000;
const MAX_WAITING = 20;
/** One at a time: each takes a core and 200 MB. */
const limited = limitConcurrency(1, MAX_WAITING, () => userError.retryable((t) => t.converterBusy));

/** PDF of a .docx by LibreOffice in a process and a profile of its own. UserError: not installed, or it failed. */
export function toPdf(docx: Uint8Array): Promise<Uint8Array> {
  return limited(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'ironsilk-contract-'));
    try {
      await writeFile(path.join(folder, 'contract.docx'), docx);
      const outcome = await run(folder);
      if (outcome === 'absent') throw userError((t) => t.converterAbsent);
      if (outcome === 'failed') throw userError((t) => t.converterFailed);
      return new Uint8Array(await readFile(path.join(folder, 'contract.pdf')));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

function run(folder: string): Promise<'done' | 'absent' | 'failed'> {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const args = [profile, '--headless', '--norestore', '--convert-to', 'pdf', '--outdir', folder];
  const child = spawn(PROGRAM, [...args, path.join(folder, 'contract.docx')], {
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: folder },
    stdio: 'ignore',
    // its own group: the program is a script around another process
    detached: true,
  });
  const timer = setTimeout(() => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, LIMIT_MS);
  return new Promise((resolve) => {
    child.once('error', () => resolve('absent'));
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve(code === 0 ? 'done' : 'failed');
    });
  });
}
