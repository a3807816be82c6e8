import type { Call } from '../../wire/call.ts';
import { currentLanguage } from '../language/language.ts';
import { addressOf } from './address.ts';
import { bodyOf } from './body.ts';
import { noResponseError } from './callErrors.ts';
import { takePreloaded } from './preload.ts';
import { type DownloadProgress, readFile } from './readFile.ts';
import { fetchWithUploadProgress, type UploadProgress } from './uploadFetch.ts';

/** Timeouts (portal 7). */
const TIMEOUT_MS = 20_000;
const FILE_TIMEOUT_MS = 600_000;

interface RequestOptions {
  /** null: no Authorization header */
  token: string | null;
  signal?: AbortSignal | undefined;
  file?: File | undefined;
  onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** Answer, with a reader for its file. */
export interface ReceivedResponse {
  response: Response;
  /** @throws CallError when the connection breaks */
  file: (onProgress?: (progress: DownloadProgress) => void) => Promise<Blob>;
}

/** Sends a call. @throws CallError without an answer, AbortError on `signal` */
export async function fetchResponse<Sent>(
  call: Call<Sent, unknown, unknown>,
  input: Sent,
  { token, signal, file, onUploadProgress }: RequestOptions,
): Promise<ReceivedResponse> {
  const timeout = AbortSignal.timeout(
    (call.upload && file) || call.response.shape === 'file' ? FILE_TIMEOUT_MS : TIMEOUT_MS,
  );
  const withTimeoutError = async <Result>(pending: Promise<Result>): Promise<Result> => {
    try {
      return await pending;
    } catch (error) {
      if (signal?.aborted) throw error;
      throw await noResponseError(timeout.aborted);
    }
  };
  const request = { ...call, method: methodOf(call) };
  const address = addressOf(request, input);
  const preloaded = request.method === 'GET' ? takePreloaded(address, token) : undefined;
  const post = () => {
    const init = {
      method: request.method,
      ...bodyAndHeaders(request, input, { token, file }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    };
    return onUploadProgress ? fetchWithUploadProgress(address, init, onUploadProgress) : fetch(address, init);
  };
  const response = await withTimeoutError(preloaded ?? post());
  return { response, file: (onProgress) => withTimeoutError(readFile(response, onProgress)) };
}

/** Writes never use GET: the URL would stay in logs (inventory Z03). */
function methodOf({ method, effect }: Pick<Call<unknown, unknown, unknown>, 'method' | 'effect'>) {
  return method === 'GET' && effect === 'write' ? 'POST' : method;
}

function bodyAndHeaders<Sent>(
  call: Call<Sent, unknown, unknown>,
  input: Sent,
  { token, file }: RequestOptions,
): { body: XMLHttpRequestBodyInit | null; headers: Headers } {
  const { body, headers } = bodyOf(call, input, file);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  headers.set('Language', currentLanguage());
  return { body, headers };
}
