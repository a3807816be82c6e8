import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../platform/testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const schema = z.record(z.string(), z.unknown());
const content = z.record(z.string(), z.object({ schema: schema.optional() }));
/** The parts of OpenAPI 3.1 in use, as strict as the standard. */
const operation = z.strictObject({
  tags: z.array(z.string().min(1)),
  operationId: z.string().regex(/^[a-z]\w*$/),
  summary: z.string().min(1),
  description: z.string().min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.strictObject({ name: z.string(), in: z.enum(['query', 'path']), required: z.boolean(), schema }),
  ),
  requestBody: z.strictObject({ content }).optional(),
  responses: z.record(z.string().regex(/^\d{3}$/), z.strictObject({ description: z.string().min(1), content })),
});
const openApi = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.string() })),
  components: z.strictObject({
    securitySchemes: z.record(z.string(), z.strictObject({ type: z.literal('http'), scheme: z.string() })),
    schemas: z.record(z.string(), schema),
  }),
  paths: z.record(z.string().startsWith('/'), z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), operation)),
});

/** Schema of a call's response, built from the description. */
function responseSchemaOf(document: z.infer<typeof openApi>, path: string): z.ZodType {
  const described = document.paths[path]?.get?.responses['200']?.content['application/json']?.schema;
  const whole = JSON.stringify({ ...described, $defs: document.components.schemas });
  return z.fromJSONSchema(JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/')));
}

async function description() {
  const response = await server.anonymous.fetch('/prod-api/openapi.json');
  const text = await response.text();
  return { text, document: openApi.parse(JSON.parse(text)) };
}

test('the description of the calls is OpenAPI 3.1, and every reference in it leads somewhere', async () => {
  const { text, document } = await description();
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]);
  const definitions = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) expect(definitions).toContain(reference);
});

test('a program that believes the description can read a list, a page of data and a refusal', async () => {
  const { document } = await description();
  const shipper = await server.signInAs('shipper');
  const paths = ['/booking/booking/getTrainBookingAllDataForList', '/getInfo', '/publicKey', '/trainInfo/detail'];
  for (const path of paths) {
    const reader = responseSchemaOf(document, path);
    const answer: unknown = await (await shipper.fetch(`/prod-api${path}`)).json();
    expect(reader.safeParse(answer), path).toMatchObject({ success: true });
    expect(reader.safeParse({ code: 'two hundred', msg: '' }).success, path).toBe(false);
  }
});

test('each call has a name of its own and names the parts of its path', async () => {
  const { document } = await description();
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((call) => ({ path, call })),
  );
  const ids = calls.map(({ call }) => call.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, call } of calls) {
    const inPath = call.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => name)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
    expect(inPath.every(({ required }) => required)).toBe(true);
  }
});

/** Names that say what a value is; a schema without any of them becomes `unknown` in a generated client. */
const TYPED_BY = ['type', '$ref', 'anyOf', 'oneOf', 'allOf', 'enum', 'const'];
const nested = z.object({
  properties: z.record(z.string(), schema).default({}),
  additionalProperties: z.union([schema, z.boolean()]).optional(),
  propertyNames: schema.optional(),
  items: schema.optional(),
  prefixItems: z.array(schema).default([]),
  anyOf: z.array(schema).default([]),
  oneOf: z.array(schema).default([]),
  allOf: z.array(schema).default([]),
});

/** Places of a schema that say no type, or an object that says nothing of its fields. */
function untypedIn(node: Record<string, unknown>, place: string): string[] {
  const { properties, additionalProperties, propertyNames, items, prefixItems, ...unions } = nested.parse(node);
  const isTyped = TYPED_BY.some((name) => name in node);
  const isOpen =
    node.type === 'object' &&
    !('properties' in node) &&
    (additionalProperties === undefined || (propertyNames !== undefined && 'enum' in propertyNames));
  const parts: [string, Record<string, unknown>][] = [
    ...Object.entries(properties),
    ...(typeof additionalProperties === 'object' ? [['{}', additionalProperties] as const] : []),
    ...(propertyNames ? [['{name}', propertyNames] as const] : []),
    ...(items ? [['[]', items] as const] : []),
    ...[...prefixItems, ...unions.anyOf, ...unions.oneOf, ...unions.allOf].map(
      (part, index) => [`#${index}`, part] as const,
    ),
  ].map(([name, part]) => [name, part]);
  return [
    ...(isTyped && !isOpen ? [] : [place]),
    ...parts.flatMap(([name, part]) => untypedIn(part, `${place}.${name}`)),
  ];
}

test('a client that is generated from the description knows the type of every field', async () => {
  const { document } = await description();
  const ofCalls = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, parameters, requestBody, responses }) => [
      ...parameters.flatMap((parameter) => untypedIn(parameter.schema, `${operationId}?${parameter.name}`)),
      ...[requestBody ?? { content: {} }, ...Object.values(responses)].flatMap(({ content }) =>
        Object.values(content).flatMap((media) =>
          media.schema ? untypedIn(media.schema, operationId) : [operationId],
        ),
      ),
    ]),
  );
  const shared = Object.entries(document.components.schemas).flatMap(([name, part]) => untypedIn(part, name));
  expect([...ofCalls, ...shared]).toEqual([]);
});

test('the page to read it needs no other host and allows no script of others', async () => {
  const response = await server.anonymous.fetch('/prod-api/docs/');
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(page.match(/(src|href)="(https?:)?\/\//)).toBeNull();
  expect(response.headers.get('content-security-policy')).not.toContain("script-src 'unsafe-inline'");
});
