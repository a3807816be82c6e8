import { DetailedError, defaultOptions, type HttpRequest, Upload } from 'tus-js-client';
import { CODE } from '../../../wire/envelope.ts';
import { currentLanguage } from '../../language/language.ts';
import { addressOf } from '../../request/address.ts';
import { CallError, NO_ANSWER } from '../../request/callError.ts';
import { answerFault, refusalOf, unreachedFault } from '../../request/faults.ts';
import { send } from '../../request/send.ts';
import { reportSessionEnded } from '../../request/sessionEnd.ts';
import { readToken } from '../../request/token.ts';
import { AT_ONCE_BYTES, type Journey, only, percentOf } from './journey.ts';
import type { Belonging, UploadCalls, UploadedFile } from './uploadCalls.ts';

/** Backoff; bridges connection losses of up to two minutes. */
const RETRY_DELAYS_MS = [0, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000];
/** Retryable: the upload is locked by its own lost try, or the server restarts. */
const PASSING = [409, 423, 429, 500, 502, 503, 504];

/** Resumable upload (tus 1.0), also across page reloads. Throws as `sendFile`. */
export async function sendInParts(
  calls: UploadCalls,
  file: File,
  belonging: Belonging,
  journey: Journey,
): Promise<UploadedFile> {
  const earlier = await finishedEarlier(calls, file, belonging, journey);
  if (earlier) return earlier;
  const address = await partsUp(addressOf({ method: 'POST', path: calls.partsPath }, {}), file, journey);
  try {
    return await finish(calls, address, file, belonging, journey);
  } catch (error) {
    // a rejected upload restarts; an unanswered one is finished later without sending again
    if (error instanceof CallError && ![NO_ANSWER, CODE.signIn].includes(error.code)) await forget(file);
    throw error;
  }
}

async function finish(
  calls: UploadCalls,
  address: string,
  file: File,
  belonging: Belonging,
  { signal }: Journey,
): Promise<UploadedFile> {
  const uploadId = address.slice(address.lastIndexOf('/') + 1);
  const uploaded = await send(calls.finishParts, { uploadId, ...belonging }, { signal, leadsOut: true });
  await forget(file);
  return only(uploaded);
}

/** Finishes a complete upload whose answer was lost; null when data is still missing. */
async function finishedEarlier(
  calls: UploadCalls,
  file: File,
  belonging: Belonging,
  journey: Journey,
): Promise<UploadedFile | null> {
  const tries = await defaultOptions.urlStorage.findUploadsByFingerprint(await fingerprintOf(file));
  const address = tries[0]?.uploadUrl;
  if (!address) return null;
  try {
    return await finish(calls, address, file, belonging, journey);
  } catch (error) {
    if (error instanceof CallError && ![NO_ANSWER, CODE.signIn].includes(error.code)) return null;
    throw error;
  }
}

/** Same file in the same folder; the server checks the owner. */
const fingerprintOf = async (file: File) =>
  ['ironsilk', file.name, file.type, file.size, file.lastModified].join('|');

async function partsUp(endpoint: string, file: File, { signal, onPercent }: Journey): Promise<string> {
  const arrival = Promise.withResolvers<string>();
  const upload = new Upload(file, {
    endpoint,
    chunkSize: AT_ONCE_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    metadata: { filename: file.name, filetype: file.type },
    fingerprint: fingerprintOf,
    removeFingerprintOnSuccess: false,
    onBeforeRequest: identify,
    onShouldRetry: ({ originalResponse }) =>
      originalResponse === null || PASSING.includes(originalResponse.getStatus()),
    onProgress: (sent, total) => onPercent(percentOf(sent, total)),
    onSuccess: () => arrival.resolve(upload.url ?? ''),
    onError: (error) => void faultOf(error).then(arrival.reject),
  });
  const stop = () => {
    arrival.reject(signal.reason);
    // deletes the partial upload; if unreachable, the server's clean-up does
    void upload.abort(true).catch(() => undefined);
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    signal.throwIfAborted();
    const [earlier] = await upload.findPreviousUploads();
    if (earlier) upload.resumeFromPreviousUpload(earlier);
    upload.start();
    return await arrival.promise;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function identify(request: HttpRequest): void {
  const token = readToken();
  if (token !== null) request.setHeader('Authorization', `Bearer ${token}`);
  request.setHeader('Language', currentLanguage());
}

async function faultOf(error: Error): Promise<Error> {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (response === null) return unreachedFault(false);
  const envelope = envelopeIn(response.getBody());
  const isSessionOver = response.getStatus() === CODE.signIn || envelope?.code === CODE.signIn;
  const token = readToken();
  if (isSessionOver && token !== null) {
    reportSessionEnded('upload', token);
    return refusalOf({}, true);
  }
  return envelope ? refusalOf(envelope, false) : answerFault(response.getStatus());
}

function envelopeIn(body: string): Record<string, unknown> | null {
  try {
    const said: unknown = JSON.parse(body);
    return typeof said === 'object' && said !== null && 'code' in said ? { ...said } : null;
  } catch {
    return null;
  }
}

/** Removes the stored upload, so the next try starts anew. */
async function forget(file: File): Promise<void> {
  const { urlStorage } = defaultOptions;
  for (const { urlStorageKey } of await urlStorage.findUploadsByFingerprint(await fingerprintOf(file)))
    await urlStorage.removeUpload(urlStorageKey);
}
