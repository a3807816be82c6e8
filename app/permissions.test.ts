import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { Actor } from '../platform/testing/actor.ts';
import { startTestServer, type TestServer } from '../platform/testing/testServer.ts';
import type { AnyCall } from '../platform/wire/call.ts';
import { CODE } from '../platform/wire/envelope.ts';
import { type Allowed, DEMO_USERS, PERMISSIONS } from './permissions.table.ts';
import { codeFor } from './testing/codeFor.ts';
import { callName, declaredCalls } from './testing/declaredCalls.ts';

let server: TestServer;
let calls: AnyCall[];
beforeAll(async () => {
  [server, calls] = await Promise.all([startTestServer(), declaredCalls()]);
});
afterAll(() => server.stop());

async function allowedFor(call: AnyCall, people: ReadonlyMap<string, Actor>): Promise<Allowed> {
  if ((await codeFor(server.anonymous, call)) !== CODE.signIn) return 'everyone';
  const codes = await Promise.all(
    DEMO_USERS.map(async (name) => {
      const person = people.get(name);
      const code = person && (await codeFor(person, call));
      expect(code, `${name}, signed in: ${callName(call)}`).not.toBe(CODE.signIn);
      return code;
    }),
  );
  const allowed = DEMO_USERS.filter((_, place) => codes[place] !== CODE.forbidden);
  return allowed.length === DEMO_USERS.length ? 'signedIn' : allowed;
}

test('each demo person may make exactly the calls that the table says', async () => {
  const people = new Map<string, Actor>();
  for (const name of DEMO_USERS) people.set(name, await server.signInAs(name));
  const found: Record<string, Allowed> = {};
  for (const call of calls) found[callName(call)] = await allowedFor(call, people);
  expect(found).toEqual(PERMISSIONS);
  // every call of every feature, by everybody
}, 180_000);

test('a session that never was gets no further than nobody', async () => {
  const ghost = new Actor(server.address, 'x'.repeat(43));
  for (const call of calls) {
    const nobodys = await codeFor(server.anonymous, call);
    if (nobodys === CODE.signIn) expect(await codeFor(ghost, call), callName(call)).toBe(CODE.signIn);
  }
});

test('every declared call is answered, and none is answered that is not declared', async () => {
  const shape = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
  const { paths } = shape.parse(await (await server.anonymous.fetch('/prod-api/openapi.json')).json());
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(calls.map(callName).sort());
});
