import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { listBookings } from '../features/freight/booking/operatorWire.ts';
import type { Actor } from '../platform/testing/actor.ts';
import { type Answered, type Asked, isJson } from '../platform/testing/exchange.ts';
import { startTestServer, type TestServer } from '../platform/testing/testServer.ts';
import { addressOf, restOf } from '../platform/web/request/address.ts';
import type { AnyCall } from '../platform/wire/call.ts';
import { CODE } from '../platform/wire/envelope.ts';
import { arbitraryInput } from './testing/arbitraryInput.ts';
import { callName, declaredCalls } from './testing/declaredCalls.ts';

/** Fixed seed: a new failure comes from a change of the code. */
const SEED = Number(process.env.FUZZ_SEED ?? 2026);
/** For each of some seven hundred calls. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 3);
/** What is no input is refused before a call is known: each meets one of it, and each of it meets dozens. */
const BODIES_EACH = 1;
/** Longer addresses are rejected by Node before the application. */
const MAX_ADDRESS_LENGTH = 12_000;
const CODES: number[] = Object.values(CODE);
const envelope = z.object({ code: z.number(), msg: z.string(), faultId: z.string().optional() });

/** A real workbook, so that the upload check passes. */
const workbook = new Uint8Array(await writeXlsx({ sheets: [{ name: 'A', rows: [['箱号', 1]] }] }));

let server: TestServer;
let calls: AnyCall[];
beforeAll(async () => {
  [server, calls] = await Promise.all([startTestServer(), declaredCalls()]);
});
afterAll(() => server.stop());

/** Null when the client cannot form the address. */
function requestOf(call: AnyCall, input: Record<string, unknown>): { path: string; asked: Asked } | null {
  try {
    const path = addressOf(call, input);
    const { method } = call;
    if (method === 'GET' || method === 'DELETE') return { path, asked: { method } };
    if (call.upload) return { path, asked: { method, body: formOf(call, input) } };
    const headers = { 'content-type': 'application/json' };
    return {
      path,
      asked: { method, headers, body: JSON.stringify(Object.fromEntries(restOf(call, input))) },
    };
  } catch {
    return null;
  }
}

function formOf(call: AnyCall, input: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of restOf(call, input)) form.append(name, JSON.stringify(value));
  form.append('file', new Blob([workbook]), 'sheet.xlsx');
  return form;
}

/** Any input gets an envelope with a known code, status 200 and no fault id. */
function expectEnvelope(answer: Answered, context: string): void {
  expect(answer.status, context).toBe(200);
  if (!isJson(answer)) return;
  const text = answer.content.toString();
  const { code, faultId } = envelope.parse(JSON.parse(text));
  expect(CODES, `${context}\n${text}`).toContain(code);
  expect(faultId, `${context}\n${text}`).toBeUndefined();
}

test('no input makes a call break down: it is done or refused, in the words of the dialect', async () => {
  const people = [await server.signInAs('admin'), await server.signInAs('shipper')];
  const operator = await server.signInAs('operator');
  const { rows } = await operator.send(listBookings, { pageSize: 100 });
  const known = {
    orderBigNo: rows.map((row) => row.orderBigNo),
    trainInfoId: rows.map((row) => row.trainInfoId),
    containerNo: ['CSQU3054383', 'TGHU7599330', 'MSKU0000004'],
  };
  const broken: string[] = [];
  for (const [place, call] of calls.entries()) {
    const callers: readonly Actor[] = call.access.kind === 'public' ? [server.anonymous] : people;
    const property = fc.asyncProperty(
      arbitraryInput(call, known),
      fc.constantFrom(...callers),
      async (input, person) => {
        const request = requestOf(call, input);
        if (request === null || request.path.length > MAX_ADDRESS_LENGTH) return;
        const context = `${callName(call)} ${JSON.stringify(input).slice(0, 600)}`;
        expectEnvelope(await person.ask(request.path, request.asked), context);
      },
    );
    const run = await fc.check(property, { numRuns: RUNS, seed: SEED + place, endOnFailure: true });
    if (run.failed) broken.push(String(run.errorInstance));
  }
  expect(broken).toEqual([]);
}, 240_000);

test('bodies that are no input at all are refused in the dialect too', async () => {
  const admin = await server.signInAs('admin');
  const bodies: [string, string][] = [
    ['application/json', '{'],
    ['application/json', ''],
    ['application/json', '[1,2]'],
    ['application/json', '"text"'],
    ['application/json', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['application/json', `{"containers":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['application/json', '{"__proto__":{"admin":true}}'],
    ['text/plain', 'hello'],
    ['application/x-www-form-urlencoded', 'a=%&b[=1'],
    ['multipart/form-data; boundary=x', '--x\r\nnonsense'],
    ['multipart/form-data', 'no boundary'],
  ];
  const written = calls.filter(({ method, path }) => method !== 'GET' && method !== 'DELETE' && path !== '/logout');
  for (const [place, call] of written.entries()) {
    const person = call.access.kind === 'public' ? server.anonymous : admin;
    const turn = bodies.filter((_, index) => (index + place) % bodies.length < BODIES_EACH);
    for (const [type, body] of turn) {
      const path = `/prod-api${call.path.replace(/\{\w+\}/g, '0')}`;
      const asked = { method: call.method, headers: { 'content-type': type }, body };
      expectEnvelope(await person.ask(path, asked), `${callName(call)} ${type} ${body.slice(0, 40)}`);
    }
  }
});
