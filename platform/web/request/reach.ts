import type { Call } from '../../wire/call.ts';
import { currentLanguage } from '../language/language.ts';
import { addressOf } from './address.ts';
import { bodyOf } from './body.ts';
import { takeEarly } from './early.ts';
import { unreachedFault } from './faults.ts';
import { type Progress, readFile } from './readFile.ts';
import { fetchWatched, type Gone } from './watched.ts';

/** Longest wait for an answer (portal 7); files may take longer than that to cross a slow line. */
const TIMEOUT_MS = 20_000;
const FILE_TIMEOUT_MS = 600_000;

/** What a call takes along on its way. */
export interface Travel {
  /** the bearer; null goes without */
  token: string | null;
  signal?: AbortSignal | undefined;
  file?: File | undefined;
  /** hears how much of the body has gone */
  onGone?: ((gone: Gone) => void) | undefined;
}

/** An answer that came, and the way to read the file in it. */
export interface Reached {
  response: Response;
  /** @throws CallError when the line breaks before the file is whole */
  file: (onProgress?: (progress: Progress) => void) => Promise<Blob>;
}

/**
 * Sends a call and waits for its answer.
 * @throws CallError when none comes, AbortError when `signal` stops it.
 */
export async function reach<Sent>(
  call: Call<Sent, unknown, unknown>,
  input: Sent,
  { token, signal, file, onGone }: Travel,
): Promise<Reached> {
  const timeout = AbortSignal.timeout(
    call.upload || call.answer.shape === 'file' ? FILE_TIMEOUT_MS : TIMEOUT_MS,
  );
  const unbroken = async <Come>(coming: Promise<Come>): Promise<Come> => {
    try {
      return await coming;
    } catch (error) {
      if (signal?.aborted) throw error;
      throw await unreachedFault(timeout.aborted);
    }
  };
  const sent = { ...call, method: methodOf(call) };
  const address = addressOf(sent, input);
  const early = sent.method === 'GET' ? takeEarly(address, token) : undefined;
  const posting = () => {
    const posted = {
      method: sent.method,
      ...bodyAndHeaders(sent, input, { token, file }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    };
    return onGone ? fetchWatched(address, posted, onGone) : fetch(address, posted);
  };
  const response = await unbroken(early ?? posting());
  return { response, file: (onProgress) => unbroken(readFile(response, onProgress)) };
}

/** What changes something is not asked for by GET: its address would stay in logs (inventory Z03). */
function methodOf({ method, effect }: Pick<Call<unknown, unknown, unknown>, 'method' | 'effect'>) {
  return method === 'GET' && effect === 'write' ? 'POST' : method;
}

function bodyAndHeaders<Sent>(
  call: Call<Sent, unknown, unknown>,
  input: Sent,
  { token, file }: Travel,
): { body: XMLHttpRequestBodyInit | null; headers: Headers } {
  const { body, headers } = bodyOf(call, input, file);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  headers.set('Language', currentLanguage());
  return { body, headers };
}
