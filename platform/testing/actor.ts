import { z } from 'zod';
import { addressOf, queryOf, restOf } from '../web/request/address.ts';
import type { Call } from '../wire/call.ts';
import { CODE, errorEnvelope, type FilePayload, unwrap } from '../wire/envelope.ts';
import type { Language } from '../wire/language.ts';

/** User error as a client receives it. */
export class ReceivedUserError extends Error {
  readonly code: number;
  readonly fields: Record<string, string>;
  readonly faultId: string | undefined;

  constructor(body: { code: number; msg: string; fields?: Record<string, string>; faultId?: string }) {
    super(body.msg);
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.faultId = body.faultId;
  }
}

/** The user error a promise rejects with; fails if it resolves. */
export async function expectUserError(promise: Promise<unknown>): Promise<ReceivedUserError> {
  const answer = await promise.catch((thrown: unknown) => thrown);
  if (answer instanceof ReceivedUserError) return answer;
  throw new Error(
    `expected a refusal, got ${answer instanceof Error ? answer.stack : JSON.stringify(answer)}`,
  );
}

export interface TestFile {
  name: string;
  content: Uint8Array<ArrayBuffer>;
}

/** HTTP client of the tests, with a session token and a language. */
export class Actor {
  readonly #address: string;
  readonly token: string | null;
  readonly language: Language;

  constructor(address: string, token: string | null, language: Language = 'en') {
    this.#address = address;
    this.token = token;
    this.language = language;
  }

  withToken(token: string): Actor {
    return new Actor(this.#address, token, this.language);
  }

  inLanguage(language: Language): Actor {
    return new Actor(this.#address, this.token, language);
  }

  /** Payload of a call, parsed against its declaration; throws ReceivedUserError. */
  async send<S, R, P>(call: Call<S, R, P>, input: S, file?: TestFile): Promise<P> {
    const body = await envelopeOf(await this.#request(call, input, file));
    return z.parse(call.response.schema, unwrap(call.response.shape, body));
  }

  /** For calls that answer a file; throws ReceivedUserError. */
  async download<S, R>(call: Call<S, R, FilePayload>, input: S): Promise<TestFile> {
    const response = await this.#request(call, input);
    if (isJson(response)) await envelopeOf(response);
    const disposition = response.headers.get('content-disposition') ?? '';
    const name = decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? '');
    return { name, content: new Uint8Array(await response.arrayBuffer()) };
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.token !== null) headers.set('authorization', `Bearer ${this.token}`);
    headers.set('language', this.language);
    return fetch(`${this.#address}${path}`, { ...init, headers, redirect: 'manual' });
  }

  #request<S, R, P>(call: Call<S, R, P>, input: S, file?: TestFile): Promise<Response> {
    const path = addressOf(call, input);
    if (call.method === 'GET' || call.method === 'DELETE') return this.fetch(path, { method: call.method });
    if (call.isForm) return this.fetch(path, { method: call.method, body: queryOf(restOf(call, input)) });
    const rest = Object.fromEntries(restOf(call, input));
    if (!call.upload) {
      const headers = { 'content-type': 'application/json' };
      return this.fetch(path, { method: call.method, headers, body: JSON.stringify(rest) });
    }
    const form = new FormData();
    for (const [name, value] of Object.entries(rest)) form.append(name, String(value));
    if (file) form.append('file', new Blob([file.content]), file.name);
    return this.fetch(path, { method: call.method, body: form });
  }
}

const isJson = (response: Response) => response.headers.get('content-type')?.includes('json') ?? false;

async function envelopeOf(response: Response): Promise<Record<string, unknown>> {
  const body = z.record(z.string(), z.unknown()).parse(await response.json());
  if (body.code !== CODE.done) throw new ReceivedUserError(errorEnvelope.parse(body));
  return body;
}
