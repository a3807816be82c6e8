import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';

const PROGRAM = 'tesseract';
/** Several threads of one page only wait for each other. */
const ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', OMP_THREAD_LIMIT: '1' };
interface Recognition {
  /** of the packages, such as `chi_sim` and `eng` */
  languages: readonly string[];
  limitMs: number;
}

async function run(args: readonly string[], limitMs: number, input?: Uint8Array): Promise<Buffer | null> {
  const child = spawn(PROGRAM, args, {
    env: ENVIRONMENT,
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: limitMs,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  // a program that stops early closes its input
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [output, code] = await Promise.all([buffer(child.stdout), ended]);
  return code === 0 ? output : null;
}

const LISTING_MS = 5_000;
const installed = new Map<string, Promise<boolean>>();

/** Asks once per process. */
export function hasTesseract(languages: readonly string[]): Promise<boolean> {
  const key = languages.join('+');
  const known = installed.get(key) ?? listsAll(languages);
  installed.set(key, known);
  return known;
}

async function listsAll(languages: readonly string[]): Promise<boolean> {
  const listed = (await run(['--list-langs'], LISTING_MS))?.toString('utf8').split('\n') ?? [];
  return languages.every((language) => listed.includes(language));
}

/** Text of a PNG or JPEG picture; null: not readable within the limit. */
export async function recognizeText(
  picture: Uint8Array,
  { languages, limitMs }: Recognition,
): Promise<string | null> {
  const args = ['stdin', 'stdout', '-l', languages.join('+'), '--psm', '3'];
  return (await run(args, limitMs, picture))?.toString('utf8') ?? null;
}
