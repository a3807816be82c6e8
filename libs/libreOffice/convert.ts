import { spawn } from 'node:child_process';
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { limitCpuTime } from '../sandbox/limitCpuTime.ts';
import { newProfile } from './profile.ts';

const PROGRAM = 'soffice';
/** Of processor time: a busy machine fails no document that a quiet one converts. */
const LIMIT_CPU_S = 60;
/** For a program that hangs. */
const LIMIT_MS = 600_000;
/** A shell's answer where a program is not installed. */
const ABSENT = 127;

type Conversion = { outcome: 'done'; content: Uint8Array } | { outcome: 'absent' | 'failed' };

interface Formats {
  /** extensions without a dot */
  from: string;
  to: string;
  /** export filter of `to` with its options; absent: the usual one */
  filter?: string;
}

/** PDF whose structure screen readers can follow. */
export const TAGGED_PDF = {
  to: 'pdf',
  filter: 'writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"}}',
};

/** Another format of a document by LibreOffice, in a process and a profile of its own. `absent`: not installed. */
export async function convertDocument(content: Uint8Array, formats: Formats): Promise<Conversion> {
  const { from, to } = formats;
  const folder = await mkdtemp(path.join(tmpdir(), 'ironsilk-office-'));
  try {
    await writeFile(path.join(folder, `document.${from}`), content);
    const outcome = await run(folder, await newProfile(folder), formats);
    if (outcome !== 'done') return { outcome };
    return { outcome, content: new Uint8Array(await readFile(path.join(folder, `document.${to}`))) };
  } catch {
    return { outcome: 'failed' };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const PLACES = ['/usr/local/bin/soffice', '/usr/bin/soffice', '/bin/soffice'];

export async function hasLibreOffice(): Promise<boolean> {
  const found = await Promise.all(
    PLACES.map((place) =>
      access(place).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.includes(true);
}

function run(folder: string, profile: string, { from, to, filter }: Formats): Promise<'done' | 'absent' | 'failed'> {
  const target = filter === undefined ? to : `${to}:${filter}`;
  const args = [profile, '--headless', '--norestore', '--convert-to', target, '--outdir', folder];
  const document = path.join(folder, `document.${from}`);
  const [command, given] = limitCpuTime(LIMIT_CPU_S, PROGRAM, [...args, document]);
  const child = spawn(command, given, {
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
      resolve(code === 0 ? 'done' : code === ABSENT ? 'absent' : 'failed');
    });
  });
}
