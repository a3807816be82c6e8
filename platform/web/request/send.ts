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
  /** another bearer than the session's, as of a shared link; null sends none (portal 7: isToken false) */
  token?: string | null | undefined;
  /** hears how much of a file answer has come */
  onProgress?: ((progress: Progress) => void) | undefined;
  /** hears how much of what is sent has gone */
  onGone?: ((gone: Gone) => void) | undefined;
  /** what is told of by itself and leads out soon when it finds the session over (documents 8, Upload) */
  leadsOut?: boolean | undefined;
}

/**
 * Makes a call and gives its payload; a file as `{fileName, content}`.
 * @throws CallError when refused or not answered, AbortError when `signal` stops it.
 */
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

/** `ownToken`: the session's; only that one can end the session. */
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
  // in development a wrong answer fails here, with the field's name; the server has checked it as well
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
