import type { Call } from '../../wire/call.ts';
import { currentLanguage } from '../language/language.ts';
import { addressOf } from './address.ts';
import { bodyOf } from './body.ts';
import { takeEarly } from './early.ts';
import { unreachedFault } from './faults.ts';
import { type Progress, readFile } from './readFile.ts';
import { fetchWatched, type Gone } from './watched.ts';

/** Timeouts (portal 7). */
const TIMEOUT_MS = 20_000;
const FILE_TIMEOUT_MS = 600_000;

export interface Travel {
  /** null: no Authorization header */
  token: string | null;
  signal?: AbortSignal | undefined;
  file?: File | undefined;
  onGone?: ((gone: Gone) => void) | undefined;
}

/** Answer, with a reader for its file. */
export interface Reached {
  response: Response;
  /** @throws CallError when the connection breaks */
  file: (onProgress?: (progress: Progress) => void) => Promise<Blob>;
}

/** Sends a call. @throws CallError without an answer, AbortError on `signal` */
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

/** Writes never use GET: the URL would stay in logs (inventory Z03). */
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
