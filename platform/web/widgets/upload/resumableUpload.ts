import { DetailedError, defaultOptions, type HttpRequest, Upload } from 'tus-js-client';
import { CODE } from '../../../wire/envelope.ts';
import { currentLanguage } from '../../language/language.ts';
import { addressOf } from '../../request/address.ts';
import { CallError, NO_RESPONSE } from '../../request/callError.ts';
import { envelopeError, invalidResponseError, noResponseError } from '../../request/callErrors.ts';
import { send } from '../../request/send.ts';
import { reportSessionEnded } from '../../request/sessionEnd.ts';
import { readToken } from '../../request/token.ts';
import type { Belonging, UploadCalls, UploadedFile } from '../files/uploadCalls.ts';
import { SINGLE_REQUEST_BYTES, singleFile, type TransferOptions, transferPercent } from './transferOptions.ts';

/** Backoff; bridges connection losses of up to two minutes. */
const RETRY_DELAYS_MS = [0, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000];
/** Retryable: the upload is locked by its own lost try, or the server restarts. */
const TRANSIENT_STATUSES = [409, 423, 429, 500, 502, 503, 504];

/** Resumable upload (tus 1.0), also across page reloads. Throws as `sendFile`. */
export async function uploadResumably(
  calls: UploadCalls,
  file: File,
  belonging: Belonging,
  transfer: TransferOptions,
): Promise<UploadedFile> {
  const previous = await finishPrevious(calls, file, belonging, transfer);
  if (previous) return previous;
  const address = await transferParts(addressOf({ method: 'POST', path: calls.partsPath }, {}), file, transfer);
  try {
    return await finish(calls, address, file, belonging, transfer);
  } catch (error) {
    // a rejected upload restarts; an unanswered one is finished later without sending again
    if (error instanceof CallError && ![NO_RESPONSE, CODE.signIn].includes(error.code)) await forgetUpload(file);
    throw error;
  }
}

async function finish(
  calls: UploadCalls,
  address: string,
  file: File,
  belonging: Belonging,
  { signal }: TransferOptions,
): Promise<UploadedFile> {
  const uploadId = address.slice(address.lastIndexOf('/') + 1);
  const uploaded = await send(calls.finishParts, { uploadId, ...belonging }, { signal, leaveOnSessionEnd: true });
  await forgetUpload(file);
  return singleFile(uploaded);
}

/** Finishes a complete upload whose answer was lost; null when data is still missing. */
async function finishPrevious(
  calls: UploadCalls,
  file: File,
  belonging: Belonging,
  transfer: TransferOptions,
): Promise<UploadedFile | null> {
  const uploads = await defaultOptions.urlStorage.findUploadsByFingerprint(await fingerprintOf(file));
  const address = uploads[0]?.uploadUrl;
  if (!address) return null;
  try {
    return await finish(calls, address, file, belonging, transfer);
  } catch (error) {
    if (error instanceof CallError && ![NO_RESPONSE, CODE.signIn].includes(error.code)) return null;
    throw error;
  }
}

/** Same file in the same folder; the server checks the owner. */
const fingerprintOf = async (file: File) => ['ironsilk', file.name, file.type, file.size, file.lastModified].join('|');

async function transferParts(endpoint: string, file: File, { signal, onPercent }: TransferOptions): Promise<string> {
  const completion = Promise.withResolvers<string>();
  const upload = new Upload(file, {
    endpoint,
    chunkSize: SINGLE_REQUEST_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    metadata: { filename: file.name, filetype: file.type },
    fingerprint: fingerprintOf,
    removeFingerprintOnSuccess: false,
    onBeforeRequest: addHeaders,
    onShouldRetry: ({ originalResponse }) =>
      originalResponse === null || TRANSIENT_STATUSES.includes(originalResponse.getStatus()),
    onProgress: (sent, total) => onPercent(transferPercent(sent, total)),
    onSuccess: () => completion.resolve(upload.url ?? ''),
    onError: (error) => void callErrorOf(error).then(completion.reject),
  });
  const stop = () => {
    completion.reject(signal.reason);
    // deletes the partial upload; if unreachable, the server's clean-up does
    void upload.abort(true).catch(() => undefined);
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    signal.throwIfAborted();
    const [previous] = await upload.findPreviousUploads();
    if (previous) upload.resumeFromPreviousUpload(previous);
    upload.start();
    return await completion.promise;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function addHeaders(request: HttpRequest): void {
  const token = readToken();
  if (token !== null) request.setHeader('Authorization', `Bearer ${token}`);
  request.setHeader('Language', currentLanguage());
}

async function callErrorOf(error: Error): Promise<Error> {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (response === null) return noResponseError(false);
  const envelope = envelopeIn(response.getBody());
  const isSessionOver = response.getStatus() === CODE.signIn || envelope?.code === CODE.signIn;
  const token = readToken();
  if (isSessionOver && token !== null) {
    reportSessionEnded('upload', token);
    return envelopeError({}, true);
  }
  return envelope ? envelopeError(envelope, false) : invalidResponseError(response.getStatus());
}

function envelopeIn(body: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null && 'code' in parsed ? { ...parsed } : null;
  } catch {
    return null;
  }
}

/** Removes the stored upload, so the next try starts anew. */
async function forgetUpload(file: File): Promise<void> {
  const { urlStorage } = defaultOptions;
  for (const { urlStorageKey } of await urlStorage.findUploadsByFingerprint(await fingerprintOf(file)))
    await urlStorage.removeUpload(urlStorageKey);
}
