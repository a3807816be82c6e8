import { z } from 'zod';
import type { Actor } from '../../platform/testing/actor.ts';
import type { AnyCall } from '../../platform/wire/call.ts';
import { CODE } from '../../platform/wire/envelope.ts';

const envelope = z.object({ code: z.number() });

/** Sends empty input: permissions are checked before the input is parsed. */
export async function codeFor(person: Actor, call: Pick<AnyCall, 'method' | 'path'>): Promise<number> {
  const path = `/prod-api${call.path.replace(/\{\w+\}/g, '0')}`;
  const isBodiless = call.method === 'GET' || call.method === 'DELETE';
  const body = isBodiless ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' };
  const response = await person.fetch(path, { method: call.method, ...body });
  if (!response.headers.get('content-type')?.includes('json')) return CODE.done;
  return envelope.parse(await response.json()).code;
}
