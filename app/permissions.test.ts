import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { findCurrentUser, findSignIn } from '../features/account/server/index.ts';
import { connect } from '../platform/server/database/connect.ts';
import { createLog } from '../platform/server/log.ts';
import { Actor } from '../platform/testing/actor.ts';
import { startTestServer, type TestServer } from '../platform/testing/testServer.ts';
import { checkAccess } from '../platform/wire/access.ts';
import type { AnyCall } from '../platform/wire/call.ts';
import type { CurrentUser } from '../platform/wire/currentUser.ts';
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

/** The demo people as the server knows them. */
async function usersByName(): Promise<Map<string, CurrentUser>> {
  const database = await connect(server.databaseUrl, 1, createLog('silent'));
  const users = new Map<string, CurrentUser>();
  for (const name of DEMO_USERS) {
    const found = await findSignIn(database.db, name);
    const user = found && (await findCurrentUser(database.db, found.accountId));
    if (user) users.set(name, user);
  }
  await database.pool.end();
  return users;
}

/** Whom a declaration refuses is refused by one rule for all calls: one of them tries each call, in turn. */
function triers(call: AnyCall, place: number, users: ReadonlyMap<string, CurrentUser>): readonly string[] {
  const isAdmitted = (name: string) => checkAccess(call.access, users.get(name) ?? null) === 'yes';
  const refused = DEMO_USERS.filter((name) => !isAdmitted(name));
  return [...DEMO_USERS.filter(isAdmitted), ...refused.slice(place % refused.length).slice(0, 1)];
}

async function allowedFor(
  call: AnyCall,
  people: ReadonlyMap<string, Actor>,
  names: readonly string[],
): Promise<Allowed> {
  if ((await codeFor(server.anonymous, call)) !== CODE.signIn) return 'everyone';
  const codes = new Map<string, number>();
  for (const name of names) {
    const person = people.get(name);
    const code = person ? await codeFor(person, call) : CODE.signIn;
    expect(code, `${name}, signed in: ${callName(call)}`).not.toBe(CODE.signIn);
    codes.set(name, code);
  }
  const allowed = DEMO_USERS.filter((name) => (codes.get(name) ?? CODE.forbidden) !== CODE.forbidden);
  return allowed.length === DEMO_USERS.length ? 'signedIn' : allowed;
}

test('each demo person may make exactly the calls that the table says', async () => {
  const people = new Map<string, Actor>();
  for (const name of DEMO_USERS) people.set(name, await server.signInAs(name));
  const users = await usersByName();
  expect(users.size).toBe(DEMO_USERS.length);
  const found: Record<string, Allowed> = {};
  for (const [place, call] of calls.entries())
    found[callName(call)] = await allowedFor(call, people, triers(call, place, users));
  expect(found).toEqual(PERMISSIONS);
  // every call of every feature
}, 180_000);

test('a session that never was gets no further than nobody', async () => {
  const ghost = new Actor(server.address, 'x'.repeat(43));
  const closed = calls.filter(({ access }) => access.kind !== 'public');
  const oneOfEachKind = [...Map.groupBy(closed, ({ access, method }) => `${access.kind} ${method}`).values()];
  for (const [call] of oneOfEachKind)
    expect(call && (await codeFor(ghost, call)), call && callName(call)).toBe(CODE.signIn);
}, 60_000);

test('every declared call is answered, and none is answered that is not declared', async () => {
  const shape = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
  const { paths } = shape.parse(await (await server.anonymous.fetch('/prod-api/openapi.json')).json());
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(calls.map(callName).sort());
});
