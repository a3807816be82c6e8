import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Access } from '../../wire/access.ts';
import type { AnyCall } from '../../wire/call.ts';
import { type EnvelopeShape, errorEnvelope } from '../../wire/envelope.ts';

type Json = Record<string, unknown>;
const json = z.record(z.string(), z.unknown());

const namedFields = z.object({
  properties: z.record(z.string(), json).default({}),
  required: z.array(z.string()).default([]),
  type: z.literal('object'),
});

/** Scopes of API keys that open a call. */
export type KeyScopesOf = (call: AnyCall) => readonly string[];

const DESCRIPTION = `Answers are HTTP 200 with a business code in the body: 200 done, 400 nested too deep, 401 no session, 403 not allowed, 404 no such thing, 428 choose a new password or set up two-step sign-in first, 500 refused with a message, 601 warning.

**Sessions.** \`POST /login\` answers a \`token\`; send it as \`Authorization: Bearer <token>\`. Where the person has two-step sign-in, \`token\` is empty and \`secondStep.challenge\` goes to \`POST /login/secondStep\` together with a code.

**API keys.** A main account creates them in the account centre (API keys), with scopes, a last day and, if wanted, the addresses they may come from. Send one as \`Authorization: Bearer ik_…\`. A key acts for its company with at most the rights of who made it. Each call below names the scopes that open it; a call that names none is closed to keys.

**Partner sites.** With a key of scope signIn, \`POST /auth/partnerCode\` answers a code that holds for a minute and once; send the browser to \`/custom/auth-redirect?code=<code>&to=/path\`. The person has to agree to the partner once, in the account centre.`;

const HEAD = {
  openapi: '3.1.0',
  info: { title: 'Ironsilk', version: '1', description: DESCRIPTION },
  paths: {},
};

/** Name of the error envelope in the document. */
const ERROR_SCHEMA = 'Refusal';

function openApiOf(calls: readonly AnyCall[], keyScopesOf: KeyScopesOf): Json {
  const paths: Record<string, Json> = {};
  const schemas: Record<string, Json> = { [ERROR_SCHEMA]: schemaOf(errorEnvelope, 'output') };
  for (const call of calls) {
    const described = withSharedSchemas(operation(call, keyScopesOf(call)), operationId(call), schemas);
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: described };
  }
  return {
    ...HEAD,
    servers: [{ url: '/prod-api' }],
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        apiKey: { type: 'http', scheme: 'bearer' },
      },
      schemas,
    },
    paths,
  };
}

function operation(call: AnyCall, keyScopes: readonly string[]): Json {
  const byKey = keyScopes.length > 0 ? [{ apiKey: [] }] : [];
  const keys = keyScopes.length > 0 ? ` API keys: ${keyScopes.join(', ')}.` : '';
  return {
    tags: [call.path.split('/')[1]],
    operationId: operationId(call),
    summary: call.summary,
    description: `Access: ${describe(call.access)}. Effect: ${call.effect}.${keys}`,
    security: call.access.kind === 'public' ? [] : [{ session: [] }, ...byKey],
    ...parametersAndBodyOf(call),
    responses: { 200: { description: 'The answer, or a refusal', content: responseContentOf(call) } },
  };
}

function operationId(call: AnyCall): string {
  const words = call.path.replace(/[^a-zA-Z0-9]+(.)?/g, (_all, next?: string) => next?.toUpperCase() ?? '');
  return call.method.toLowerCase() + words;
}

/** Moves recursive schemas into `components`, prefixed by the call, and repoints their references. */
function withSharedSchemas(described: Json, name: string, schemas: Record<string, Json>): Json {
  const prefix = `${name}_`;
  const hoisted: unknown = JSON.parse(JSON.stringify(described), (key, value) => {
    if (key === '$ref') return String(value).replace('#/$defs/', `#/components/schemas/${prefix}`);
    if (key !== '$defs') return value;
    for (const [part, schema] of Object.entries<Json>(value)) schemas[prefix + part] = schema;
    return undefined;
  });
  return json.parse(hoisted);
}

function describe(access: Access): string {
  if (access.kind === 'permission') return `permission ${access.code}`;
  return access.kind === 'rule' ? access.name : access.kind;
}

function parametersAndBodyOf(call: AnyCall): Json {
  const { properties, required, ...rest } = objectSchema(call);
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  const isInQuery = (name: string) => !inPath.includes(name) && (call.method === 'GET' || call.method === 'DELETE');
  const parameters = Object.entries(properties)
    .filter(([name]) => inPath.includes(name) || isInQuery(name))
    .map(([name, schema]) => ({
      name,
      in: isInQuery(name) ? 'query' : 'path',
      required: inPath.includes(name) || required.includes(name),
      schema,
    }));
  if (call.method === 'GET' || call.method === 'DELETE') return { parameters };
  const body = Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.includes(name)));
  if (call.upload) body.file = { type: 'string', format: 'binary' };
  const plainType = call.isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const mediaType = call.upload ? 'multipart/form-data' : plainType;
  return {
    parameters,
    requestBody: { content: { [mediaType]: { schema: { ...rest, properties: body, required } } } },
  };
}

function objectSchema(call: AnyCall): { properties: Record<string, Json>; required: string[] } & Json {
  return namedFields.parse(schemaOf(call.input, 'input'));
}

function responseContentOf(call: AnyCall): Json {
  if (call.response.shape === 'file') {
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  }
  const success = envelopeOf(call.response.shape, schemaOf(call.response.schema, 'output'));
  return {
    'application/json': { schema: { anyOf: [success, { $ref: `#/components/schemas/${ERROR_SCHEMA}` }] } },
  };
}

function envelopeOf(shape: EnvelopeShape, payload: Json): Json {
  const frame = { code: { type: 'integer' }, msg: { type: 'string' } };
  const required = ['code', 'msg'];
  if (shape === 'nothing' || shape === 'message') return { type: 'object', properties: frame, required };
  if (shape === 'data') {
    return { type: 'object', properties: { ...frame, data: payload }, required: [...required, 'data'] };
  }
  const named = namedFields.parse(payload);
  return {
    ...payload,
    properties: { ...frame, ...named.properties },
    required: [...required, ...named.required],
  };
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _schema, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => nameFields(jsonSchema),
  });
  return { ...described };
}

/** A record whose names are a closed list becomes an object with these fields, which generated clients know by name. */
function nameFields(described: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, additionalProperties } = described;
  if (typeof propertyNames !== 'object' || typeof additionalProperties !== 'object') return;
  if (propertyNames.enum === undefined) return;
  const names = propertyNames.enum.map(String);
  described.properties = Object.fromEntries(names.map((name) => [name, additionalProperties]));
  delete described.propertyNames;
  delete described.additionalProperties;
}

/** Serves the description of the calls, and a page for reading it. The description is made at its first request. */
export async function serveOpenApi(
  app: FastifyInstance,
  calls: readonly AnyCall[],
  keyScopesOf: KeyScopesOf,
): Promise<void> {
  let described: Json | undefined;
  const document = () => {
    described ??= openApiOf(calls, keyScopesOf);
    return described;
  };
  app.get('/prod-api/openapi.json', (_request, reply) => reply.send(document()));
  await app.register(swagger, { mode: 'static', specification: { document: HEAD } });
  await app.register(swaggerUi, {
    routePrefix: '/prod-api/docs',
    transformSpecification: document,
    transformSpecificationClone: false,
    staticCSP: true,
    // Own scripts and styles only, over http as well as https.
    transformStaticCSP: () => "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
    uiConfig: { docExpansion: 'none', filter: true },
  });
}
