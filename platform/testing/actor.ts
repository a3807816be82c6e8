import { z } from 'zod';
import { addressOf, queryOf, restOf } from '../web/request/address.ts';
import type { Call } from '../wire/call.ts';
import { CODE, type FilePayload, refusalEnvelope, unwrap } from '../wire/envelope.ts';
import type { Language } from '../wire/language.ts';

/** A refusal as a client sees it. */
export class Refused extends Error {
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

/** What somebody was refused with; a promise that is kept is a failure. */
export async function refusalOf(promise: Promise<unknown>): Promise<Refused> {
  const answer = await promise.catch((thrown: unknown) => thrown);
  if (answer instanceof Refused) return answer;
  throw new Error(
    `expected a refusal, got ${answer instanceof Error ? answer.stack : JSON.stringify(answer)}`,
  );
}

/** A file to send with a call. */
export interface TestFile {
  name: string;
  content: Uint8Array<ArrayBuffer>;
}

/** Somebody who talks to the server over HTTP, as a browser or another program would. */
export class Actor {
  readonly #address: string;
  readonly token: string | null;
  readonly language: Language;

  constructor(address: string, token: string | null, language: Language = 'en') {
    this.#address = address;
    this.token = token;
    this.language = language;
  }

  /** Somebody else at the same server, by the token of their session. */
  as(token: string): Actor {
    return new Actor(this.#address, token, this.language);
  }

  /** The same person, reading another language. */
  speaking(language: Language): Actor {
    return new Actor(this.#address, this.token, language);
  }

  /** Makes a call and answers its payload, checked against the declaration; throws Refused. */
  async send<S, R, P>(call: Call<S, R, P>, input: S, file?: TestFile): Promise<P> {
    const body = await envelopeOf(await this.#ask(call, input, file));
    return z.parse(call.answer.schema, unwrap(call.answer.shape, body));
  }

  /** Makes a call that answers a file; throws Refused when it answers a refusal instead. */
  async download<S, R>(call: Call<S, R, FilePayload>, input: S): Promise<TestFile> {
    const response = await this.#ask(call, input);
    if (isJson(response)) await envelopeOf(response);
    const disposition = response.headers.get('content-disposition') ?? '';
    const name = decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? '');
    return { name, content: new Uint8Array(await response.arrayBuffer()) };
  }

  /** Asks any path of the server as this person. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.token !== null) headers.set('authorization', `Bearer ${this.token}`);
    headers.set('language', this.language);
    return fetch(`${this.#address}${path}`, { ...init, headers, redirect: 'manual' });
  }

  #ask<S, R, P>(call: Call<S, R, P>, input: S, file?: TestFile): Promise<Response> {
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

/** The envelope of a done call; throws Refused for any other. */
async function envelopeOf(response: Response): Promise<Record<string, unknown>> {
  const body = z.record(z.string(), z.unknown()).parse(await response.json());
  if (body.code !== CODE.done) throw new Refused(refusalEnvelope.parse(body));
  return body;
}
