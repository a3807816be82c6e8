import { z } from 'zod';
import { addressOf, queryOf, restOf } from '../web/request/address.ts';
import type { Call } from '../wire/call.ts';
import { CODE, errorEnvelope, type FilePayload, unwrap } from '../wire/envelope.ts';
import type { Language } from '../wire/language.ts';
import { type Answered, type Asked, exchange, isJson } from './exchange.ts';

/** User error as a client receives it. */
export class ReceivedUserError extends Error {
  readonly code: number;
  readonly fields: Record<string, string>;
  readonly faultId: string | undefined;

  constructor(body: { code: number; msg: string; fields?: Record<string, string>; faultId?: string }) {
    // printed with a failed test
    super(body.msg, { cause: body.fields });
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.faultId = body.faultId;
  }
}

/** The user error a promise rejects with; fails if it resolves. */
export async function expectUserError(promise: Promise<unknown>): Promise<ReceivedUserError> {
  const answer = await promise.catch((thrown: unknown) => thrown);
  if (answer instanceof ReceivedUserError) return answer;
  throw new Error(`expected a refusal, got ${answer instanceof Error ? answer.stack : JSON.stringify(answer)}`);
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
    const body = envelopeOf(await this.#request(call, input, file));
    return z.parse(call.response.schema, unwrap(call.response.shape, body));
  }

  /** For calls that answer a file; throws ReceivedUserError. */
  async download<S, R>(call: Call<S, R, FilePayload>, input: S): Promise<TestFile> {
    const answer = await this.#request(call, input);
    if (isJson(answer)) envelopeOf(answer);
    const disposition = answer.headers['content-disposition'] ?? '';
    const name = decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? '');
    return { name, content: new Uint8Array(answer.content) };
  }

  /** For what a call does not say; `ask` costs less. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(this.#headers())) headers.set(name, value);
    return fetch(`${this.#address}${path}`, { ...init, headers, redirect: 'manual' });
  }

  ask(path: string, { headers, ...asked }: Asked): Promise<Answered> {
    return exchange(`${this.#address}${path}`, { ...asked, headers: { ...headers, ...this.#headers() } });
  }

  #headers(): Record<string, string> {
    const { token, language } = this;
    return token === null ? { language } : { authorization: `Bearer ${token}`, language };
  }

  #request<S, R, P>(call: Call<S, R, P>, input: S, file?: TestFile): Promise<Answered> {
    const path = addressOf(call, input);
    const { method } = call;
    if (method === 'GET' || method === 'DELETE') return this.ask(path, { method });
    if (call.isForm) return this.ask(path, { method, body: queryOf(restOf(call, input)) });
    const rest = Object.fromEntries(restOf(call, input));
    if (!call.upload) {
      const headers = { 'content-type': 'application/json' };
      return this.ask(path, { method, headers, body: JSON.stringify(rest) });
    }
    const form = new FormData();
    for (const [name, value] of Object.entries(rest)) form.append(name, String(value));
    if (file) form.append('file', new Blob([file.content]), file.name);
    return this.ask(path, { method, body: form });
  }
}

function envelopeOf({ content }: Answered): Record<string, unknown> {
  const body = z.record(z.string(), z.unknown()).parse(JSON.parse(content.toString()));
  if (body.code !== CODE.done) throw new ReceivedUserError(errorEnvelope.parse(body));
  return body;
}
