import { expect, test } from 'vitest';
import { z } from 'zod';
import { startTestServer } from '../platform/testing/testServer.ts';
import { CODE } from '../platform/wire/envelope.ts';
import { callName, declaredCalls } from './testing/declaredCalls.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const UNBOUNDED_QUANTIFIER = /(^|[^\\])[*+]|\{\d+,\}/;

/** Whether a pattern matches texts of limited length only. */
const isBoundedPattern = (pattern: string) =>
  pattern.startsWith('^') && pattern.endsWith('$') && !UNBOUNDED_QUANTIFIER.test(pattern);

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
const schemasIn = (values: readonly unknown[]) => values.filter(isSchema);

function isBoundedText({ maxLength, pattern, enum: choices }: JsonSchema): boolean {
  return maxLength !== undefined || choices !== undefined || isBoundedPattern(pattern ?? '');
}

/** Paths of an input that take a text, a list or a map of any size, or anything at all. */
function unbounded(schema: JsonSchema, path: string): string[] {
  const choices = schemasIn([...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]);
  if (choices.length > 0) return choices.flatMap((choice) => unbounded(choice, path));
  if (schema.const !== undefined) return [];
  const types = [schema.type ?? []].flat();
  const named = Object.entries(schema.properties ?? {});
  const isMap = types.includes('object') && named.length === 0 && isSchema(schema.additionalProperties);
  const isOpen =
    (types.length === 0 && schema.enum === undefined) ||
    (types.includes('string') && !isBoundedText(schema)) ||
    (types.includes('array') && schema.maxItems === undefined) ||
    (isMap && schema.maxProperties === undefined);
  return [
    ...(isOpen ? [path] : []),
    ...named.flatMap(([name, inner]) => (isSchema(inner) ? unbounded(inner, `${path} ${name}`) : [])),
    ...schemasIn([schema.items, schema.additionalProperties, ...(schema.prefixItems ?? [])]).flatMap((inner) =>
      unbounded(inner, `${path}[]`),
    ),
  ];
}

test('no call takes a text, a list or a map without an end', async () => {
  const calls = await declaredCalls();
  const open = calls.flatMap((call) =>
    unbounded(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }), callName(call)),
  );
  expect([...new Set(open)]).toEqual([]);
});

test('a body too big, or with too many fields, is refused with words before it costs anything', async () => {
  const server = await startTestServer();
  const refusalOf = async (type: string, body: string) => {
    const init = { method: 'POST', headers: { 'content-type': type }, body };
    return (await server.anonymous.fetch('/prod-api/logout', init)).json();
  };
  const tooBig = { code: CODE.refused, msg: expect.stringContaining('Too much data') };
  const names = Array.from({ length: 25_000 }, (_, index) => index.toString(36));
  expect(await refusalOf('application/json', `{"a":"${'x'.repeat(70_000)}"}`)).toMatchObject(tooBig);
  expect(await refusalOf('application/json', `[${'0,'.repeat(25_000)}0]`)).toMatchObject(tooBig);
  expect(await refusalOf('application/x-www-form-urlencoded', names.join('=&'))).toMatchObject(tooBig);
  await server.stop();
});

test('every call that is open to strangers has a rate limit', async () => {
  const server = await startTestServer();
  const open = (await declaredCalls()).filter(({ access }) => access.kind === 'public');
  for (const call of open) {
    const path = `/prod-api${call.path.replace(/\{\w+\}/g, '0')}`;
    const { headers } = await server.anonymous.fetch(path, { method: call.method });
    expect(Number(headers.get('x-ratelimit-limit')), callName(call)).toBeGreaterThan(0);
  }
  await server.stop();
});
