import { parse } from 'zod';
import type { Call, Received } from '../../wire/call.ts';
import { type Answer, CODE, unwrap } from '../../wire/envelope.ts';
import { answerFault, refusalOf } from './faults.ts';
import { fileNameOf } from './fileName.ts';
import { type Reached, reach } from './reach.ts';
import type { Progress } from './readFile.ts';
import { refuseRepeat } from './repeat.ts';
import { type Finder, markSessionAlive, reportSessionEnded } from './sessionEnd.ts';
import { readToken } from './token.ts';
import type { Gone } from './watched.ts';

export interface SendOptions {
  signal?: AbortSignal | undefined;
  file?: File | undefined;
  /** bearer instead of the session's, as for a shared link; null: none (portal 7: isToken false) */
  token?: string | null | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
  onGone?: ((gone: Gone) => void) | undefined;
  /** an ended session leads to sign-in after a short delay (documents 8, Upload) */
  leadsOut?: boolean | undefined;
}

/** Payload of a call. @throws CallError on error or no answer, AbortError on `signal` */
export async function send<Sent, Read, Payload>(
  call: Call<Sent, Read, Payload>,
  input: Sent,
  { signal, file, token, onProgress, onGone, leadsOut }: SendOptions = {},
): Promise<Received<Payload>> {
  const ownToken = token === undefined ? readToken() : null;
  await refuseRepeat(call, input, file);
  const reached = await reach(call, input, { token: token ?? ownToken, signal, file, onGone });
  const { response } = reached;
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  if (call.answer.shape === 'file' && response.ok && !isJson) {
    return receiveFile<Payload>(reached, onProgress);
  }
  const envelope = await envelopeOf(response, isJson);
  if (envelope.code !== CODE.done) throw await refuse(leadsOut ? 'upload' : call.effect, ownToken, envelope);
  if (ownToken !== null) markSessionAlive(ownToken);
  return receive(call, envelope);
}

async function envelopeOf(response: Response, isJson: boolean): Promise<Record<string, unknown>> {
  const body: unknown = isJson ? await response.json().catch(() => null) : null;
  if (typeof body !== 'object' || body === null || !('code' in body))
    throw await answerFault(response.status);
  return { ...body };
}

/** `ownToken`: only the session's token can end the session. */
async function refuse(finder: Finder, ownToken: string | null, envelope: Record<string, unknown>) {
  const ended = envelope.code === CODE.signIn && ownToken !== null;
  if (ended) reportSessionEnded(finder, ownToken);
  return refusalOf(envelope, ended);
}

function receive<Payload>(
  { answer }: { readonly answer: Answer<Payload> },
  envelope: Record<string, unknown>,
): Received<Payload> {
  const payload = unwrap(answer.shape, envelope);
  // development only: validate like the server does
  const checked = import.meta.env.DEV ? parse(answer.schema, payload) : payload;
  return checked as Received<Payload>;
}

async function receiveFile<Payload>(
  { response, file }: Reached,
  onProgress: SendOptions['onProgress'],
): Promise<Received<Payload>> {
  const fileName = fileNameOf(response.headers.get('Content-Disposition'));
  return { fileName, content: await file(onProgress) } as Received<Payload>;
}
