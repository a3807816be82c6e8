import { parse } from 'zod';
import type { Call, Received } from '../../wire/call.ts';
import { CODE, type ResponseSpec, unwrap } from '../../wire/envelope.ts';
import { usePlatformTexts } from '../texts/platformTexts.ts';
import { CallError } from './callError.ts';
import { envelopeError, invalidResponseError } from './callErrors.ts';
import { fetchResponse, type ReceivedResponse } from './fetchResponse.ts';
import type { DownloadProgress } from './readFile.ts';
import { markSessionAlive, reportSessionEnded, type SessionEndSource } from './sessionEnd.ts';
import { readToken } from './token.ts';
import type { UploadProgress } from './uploadFetch.ts';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** File name of Content-Disposition: `filename*` (RFC 5987) before `filename`, without folders. */
function fileNameOf(contentDisposition: string | null): string {
  const header = contentDisposition ?? '';
  const extended = /filename\*\s*=\s*[\w-]+'[\w-]*'([^;]+)/i.exec(header)?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(header);
  const name = extended === undefined ? (plain?.[1] ?? plain?.[2] ?? '') : decoded(extended.trim());
  return name.trim().split(/[\\/]/).at(-1) || 'download';
}

/** Duplicate window for identical writes, against double clicks (portal 5). */
export const DUPLICATE_WINDOW_MS = 500;

const recent = new Map<string, number>();

/** True for a request repeated within the window. Records the request. */
function isDuplicate(request: string, now: number): boolean {
  for (const [key, at] of recent) if (now - at >= DUPLICATE_WINDOW_MS) recent.delete(key);
  const isDuplicate = recent.has(request);
  if (!isDuplicate) recent.set(request, now);
  return isDuplicate;
}

/** Rejects a duplicate write unless the call allows it. @throws CallError */
async function rejectDuplicate(
  call: {
    readonly method: string;
    readonly path: string;
    readonly effect: 'read' | 'write';
    readonly detectsDuplicates?: boolean;
  },
  input: unknown,
  file: File | undefined,
): Promise<void> {
  if (call.effect === 'read' || call.detectsDuplicates || file) return;
  if (!isDuplicate(`${call.method} ${call.path} ${JSON.stringify(input)}`, performance.now())) return;
  const { fault } = await usePlatformTexts.load();
  throw new CallError(fault.repeated, { code: CODE.warning });
}

interface SendOptions {
  signal?: AbortSignal | undefined;
  file?: File | undefined;
  /** bearer instead of the session's, as for a shared link; null: none (portal 7: isToken false) */
  token?: string | null | undefined;
  onProgress?: ((progress: DownloadProgress) => void) | undefined;
  onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
  /** an ended session leads to sign-in after a short delay (documents 8, Upload) */
  leaveOnSessionEnd?: boolean | undefined;
}

/** Payload of a call. @throws CallError on error or no answer, AbortError on `signal` */
export async function send<Sent, Read, Payload>(
  call: Call<Sent, Read, Payload>,
  input: Sent,
  { signal, file, token, onProgress, onUploadProgress, leaveOnSessionEnd }: SendOptions = {},
): Promise<Received<Payload>> {
  const ownToken = token === undefined ? readToken() : null;
  await rejectDuplicate(call, input, file);
  const received = await fetchResponse(call, input, {
    token: token ?? ownToken,
    signal,
    file,
    onUploadProgress,
  });
  const { response } = received;
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  if (call.response.shape === 'file' && response.ok && !isJson) {
    return receiveFile<Payload>(received, onProgress);
  }
  const envelope = await envelopeOf(response, isJson);
  if (envelope.code !== CODE.done) throw await errorOf(leaveOnSessionEnd ? 'upload' : call.effect, ownToken, envelope);
  if (ownToken !== null) markSessionAlive(ownToken);
  return payloadOf(call, envelope);
}

async function envelopeOf(response: Response, isJson: boolean): Promise<Record<string, unknown>> {
  const body: unknown = isJson ? await response.json().catch(() => null) : null;
  if (typeof body !== 'object' || body === null || !('code' in body)) throw await invalidResponseError(response.status);
  return { ...body };
}

/** `ownToken`: only the session's token can end the session. */
async function errorOf(detectedBy: SessionEndSource, ownToken: string | null, envelope: Record<string, unknown>) {
  const ended = envelope.code === CODE.signIn && ownToken !== null;
  if (ended) reportSessionEnded(detectedBy, ownToken);
  return envelopeError(envelope, ended);
}

function payloadOf<Payload>(
  { response }: { readonly response: ResponseSpec<Payload> },
  envelope: Record<string, unknown>,
): Received<Payload> {
  const payload = unwrap(response.shape, envelope);
  // development only: validate like the server does
  const checked = import.meta.env.DEV ? parse(response.schema, payload) : payload;
  return checked as Received<Payload>;
}

async function receiveFile<Payload>(
  { response, file }: ReceivedResponse,
  onProgress: SendOptions['onProgress'],
): Promise<Received<Payload>> {
  const fileName = fileNameOf(response.headers.get('Content-Disposition'));
  return { fileName, content: await file(onProgress) } as Received<Payload>;
}
