import { parse } from 'zod';
import type { Call, Received } from '../../wire/call.ts';
import { type Answer, CODE, unwrap } from '../../wire/envelope.ts';
import { currentLanguage } from '../language/language.ts';
import { addressOf } from './address.ts';
import { bodyOf } from './body.ts';
import { takeEarly } from './early.ts';
import { answerFault, refusalOf, unreachedFault } from './faults.ts';
import { fileNameOf } from './fileName.ts';
import { refuseRepeat } from './repeat.ts';
import { markSessionAlive, reportSessionEnded } from './sessionEnd.ts';
import { readToken } from './token.ts';

/** Longest wait for an answer (portal 7); files may take longer than that to cross a slow line. */
const TIMEOUT_MS = 20_000;
const FILE_TIMEOUT_MS = 600_000;

export interface SendOptions {
  signal?: AbortSignal | undefined;
  file?: File | undefined;
}

/**
 * Makes a call and gives its payload; a file as `{fileName, content}`.
 * @throws CallError when refused or not answered, AbortError when `signal` stops it.
 */
export async function send<Sent, Read, Payload>(
  call: Call<Sent, Read, Payload>,
  input: Sent,
  options: SendOptions = {},
): Promise<Received<Payload>> {
  const token = readToken();
  await refuseRepeat(call, input, options.file);
  const response = await reach(call, input, token, options);
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  if (call.answer.shape === 'file' && response.ok && !isJson) return receiveFile<Payload>(response);
  const envelope = await envelopeOf(response, isJson);
  if (envelope.code !== CODE.done) throw await refuse(call, token, envelope);
  if (token !== null) markSessionAlive(token);
  return receive(call, envelope);
}

async function reach<Sent>(
  call: Call<Sent, unknown, unknown>,
  input: Sent,
  token: string | null,
  { signal, file }: SendOptions,
): Promise<Response> {
  const timeout = AbortSignal.timeout(
    call.upload || call.answer.shape === 'file' ? FILE_TIMEOUT_MS : TIMEOUT_MS,
  );
  const { body, headers } = bodyOf(call, input, file);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  headers.set('Language', currentLanguage());
  const address = addressOf(call, input);
  try {
    const early = call.method === 'GET' ? takeEarly(address, token) : undefined;
    if (early) return await early;
    return await fetch(address, {
      method: call.method,
      headers,
      body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw await unreachedFault(timeout.aborted);
  }
}

async function envelopeOf(response: Response, isJson: boolean): Promise<Record<string, unknown>> {
  const body: unknown = isJson ? await response.json().catch(() => null) : null;
  if (typeof body !== 'object' || body === null || !('code' in body))
    throw await answerFault(response.status);
  return { ...body };
}

async function refuse(
  call: { readonly effect: 'read' | 'write' },
  token: string | null,
  envelope: Record<string, unknown>,
) {
  const ended = envelope.code === CODE.signIn && token !== null;
  if (ended) reportSessionEnded(call.effect, token);
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

async function receiveFile<Payload>(response: Response): Promise<Received<Payload>> {
  const fileName = fileNameOf(response.headers.get('Content-Disposition'));
  return { fileName, content: await response.blob() } as Received<Payload>;
}
