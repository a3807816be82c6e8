import { ChildProcessError, runInChildProcess } from '../../../../libs/sandbox/runInChildProcess.ts';
import { hasTesseract, recognizeText } from '../../../../libs/tesseract/recognizeText.ts';
import type { LicenceFacts } from '../../wire.ts';
import { parseLicence } from './parseLicence.ts';

/** `absent`: no reader is installed; `unreadable`: nothing was recognized in time. */
export type LicenceReading =
  | { status: 'read'; facts: LicenceFacts }
  | { status: 'absent' }
  | { status: 'unreadable' };

/** Reads the picture of a business licence. */
export type LicenceReader = (picture: Uint8Array) => Promise<LicenceReading>;

const LANGUAGES = ['chi_sim', 'eng'];
const SHRINKER = new URL('./shrinkPicture.ts', import.meta.url);
const SHRINK_LIMITS = { heapMb: 256, cpuMs: 4_000 };
const LIMIT_MS = 10_000;
const FEWEST_MS = 1_000;

/** By Debian's tesseract, in processes of their own, within ten seconds. */
export const readBusinessLicence: LicenceReader = async (picture) => {
  const begun = performance.now();
  if (!(await hasTesseract(LANGUAGES))) return { status: 'absent' };
  const small = await shrink(picture);
  const limitMs = Math.max(FEWEST_MS, LIMIT_MS - (performance.now() - begun));
  const text = small && (await recognizeText(small, { languages: LANGUAGES, limitMs: Math.round(limitMs) }));
  const facts = parseLicence(text ?? '');
  return Object.values(facts).some((fact) => fact !== '')
    ? { status: 'read', facts }
    : { status: 'unreadable' };
};

async function shrink(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await runInChildProcess<{ bytes: Uint8Array }, Uint8Array>(SHRINKER, { bytes }, SHRINK_LIMITS);
  } catch (fault) {
    if (fault instanceof ChildProcessError) return null;
    throw fault;
  }
}
