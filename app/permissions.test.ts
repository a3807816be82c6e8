import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { getContractEnterpriseFaceSignUrl } from '../features/documents/contract/faceWire.ts';
import { exportOrders } from '../features/freight/booking/wire.ts';
import { Actor } from '../platform/testing/actor.ts';
import { startTestServer, type TestServer } from '../platform/testing/testServer.ts';
import type { AnyCall } from '../platform/wire/call.ts';
import { CODE } from '../platform/wire/envelope.ts';
import { type Allowed, DEMO_USERS, PERMISSIONS } from './permissions.table.ts';
import { codeFor } from './testing/codeFor.ts';
import { callName, declaredCalls } from './testing/declaredCalls.ts';
import { EVERY_FEATURE, rowsOf } from './testing/testedFeatures.ts';

let server: TestServer;
let calls: AnyCall[];
beforeAll(async () => {
  [server, calls] = await Promise.all([startTestServer(), declaredCalls()]);
});
afterAll(() => server.stop());

/** What empty input would have them do takes seconds for each person: this is refused once the right is known. */
const COSTLY = new Map<string, object>([
  [callName(getContractEnterpriseFaceSignUrl), { tid: 'none' }],
  [callName(exportOrders), { status: 'none' }],
]);
/** With a session that never was. */
const ghost = () => new Actor(server.address, 'x'.repeat(43));
const codeOf = (person: Actor, call: AnyCall) => codeFor(person, call, COSTLY.get(callName(call)));

async function allowedFor(call: AnyCall, people: ReadonlyMap<string, Actor>): Promise<Allowed> {
  if ((await codeOf(server.anonymous, call)) !== CODE.signIn) return 'everyone';
  expect(await codeOf(ghost(), call), `without a session: ${callName(call)}`).toBe(CODE.signIn);
  const codes = await Promise.all(
    DEMO_USERS.map(async (name) => {
      const person = people.get(name);
      const code = person && (await codeOf(person, call));
      expect(code, `${name}, signed in: ${callName(call)}`).not.toBe(CODE.signIn);
      return code;
    }),
  );
  const allowed = DEMO_USERS.filter((_, place) => codes[place] !== CODE.forbidden);
  return allowed.length === DEMO_USERS.length ? 'signedIn' : allowed;
}

test('each demo person may make exactly the calls that the table says, and whose session never was no more than nobody', async () => {
  const people = new Map<string, Actor>();
  for (const name of DEMO_USERS) people.set(name, await server.signInAs(name));
  const found: Record<string, Allowed> = {};
  for (const call of calls) found[callName(call)] = await allowedFor(call, people);
  expect(found).toEqual(rowsOf(PERMISSIONS, calls.map(callName)));
  // every call of every feature, by everybody
}, 180_000);

test('every declared call is answered, and none is answered that is not declared', async () => {
  const shape = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
  const { paths } = shape.parse(await (await server.anonymous.fetch('/prod-api/openapi.json')).json());
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const declared = await declaredCalls(EVERY_FEATURE);
  expect(described.sort()).toEqual(declared.map(callName).sort());
});
