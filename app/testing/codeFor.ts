import { z } from 'zod';
import type { Actor } from '../../platform/testing/actor.ts';
import { isJson } from '../../platform/testing/exchange.ts';
import type { AnyCall } from '../../platform/wire/call.ts';
import { CODE } from '../../platform/wire/envelope.ts';

const envelope = z.object({ code: z.number() });

/** Sends empty input, or the given one: permissions are checked before the input is parsed. */
export async function codeFor(
  person: Actor,
  call: Pick<AnyCall, 'method' | 'path'>,
  input: object = {},
): Promise<number> {
  const path = `/prod-api${call.path.replace(/\{\w+\}/g, '0')}`;
  const isBodiless = call.method === 'GET' || call.method === 'DELETE';
  const body = isBodiless ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) };
  const answer = await person.ask(path, { method: call.method, ...body });
  return isJson(answer) ? envelope.parse(JSON.parse(answer.content.toString())).code : CODE.done;
}
