import fc from 'fast-check';
import { z } from 'zod';
import type { AnyCall } from '../../platform/wire/call.ts';

type Json = Record<string, unknown>;

/** Existing values by field name: `{ orderBigNo: ['IS2611…'] }`. */
type KnownValues = Readonly<Record<string, readonly unknown[]>>;

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e300,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  '',
  ' ',
  '0',
  '1',
  'abc',
  "' or 1=1 --",
  '%_\\',
  '\u0000',
  'ж'.repeat(300),
  '中'.repeat(900),
  '9'.repeat(400),
  '1e5',
  'NaN',
  'Infinity',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '2026-02-30 25:61:61',
  '9999-12-31 23:59:59',
  [],
  [null],
  [[[[]]]],
  {},
  { $gt: '' },
  { toString: 'x', constructor: { prototype: 1 } },
];
const junk = fc.oneof(fc.constantFrom(...JUNK), fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'binary' }));

const schemaParts = z.object({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  items: z.record(z.string(), z.unknown()).optional(),
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  anyOf: z.array(z.record(z.string(), z.unknown())).optional(),
});

/** Valid values: small integers, likely ids of existing rows, and both limits. */
function validValue(schema: Json, known: KnownValues): fc.Arbitrary<unknown> {
  const parts = schemaParts.parse(schema);
  if (parts.const !== undefined) return fc.constant(parts.const);
  if (parts.enum) return fc.constantFrom(...parts.enum);
  if (parts.anyOf) return fc.oneof(...parts.anyOf.map((one) => validValue(one, known)));
  if (parts.type === 'object') return objectOf(parts.properties ?? {}, 0.98, known);
  if (parts.type === 'array') {
    const minLength = parts.minItems ?? 0;
    return fc.array(validValue(parts.items ?? {}, known), { minLength, maxLength: minLength + 3 });
  }
  if (parts.type === 'integer' || parts.type === 'number') return number(parts);
  if (parts.type === 'boolean') return fc.boolean();
  if (parts.pattern) return fc.stringMatching(new RegExp(parts.pattern));
  return fc.string({ unit: 'binary', maxLength: Math.min(parts.maxLength ?? 20, 40) });
}

function number({ type, minimum, exclusiveMinimum, maximum }: z.infer<typeof schemaParts>) {
  const min = minimum ?? exclusiveMinimum ?? 0;
  const max = maximum ?? Number.MAX_SAFE_INTEGER;
  const small = fc.integer({ min: Math.ceil(min), max: Math.min(Math.floor(max), Math.ceil(min) + 2000) });
  const any = type === 'integer' ? fc.maxSafeInteger() : fc.double({ min, max, noNaN: true });
  return fc.oneof({ weight: 3, arbitrary: small }, fc.constantFrom(min, max), any);
}

/** Each field is valid with probability `chance`, junk otherwise. */
function objectOf(properties: Record<string, Json>, chance: number, known: KnownValues): fc.Arbitrary<unknown> {
  const percent = Math.round(chance * 100);
  const fields = Object.entries(properties).map(([name, schema]) => {
    const right = validField(name, schema, known);
    const value = fc.oneof({ weight: percent, arbitrary: right }, { weight: 100 - percent, arbitrary: junk });
    return [name, value] as const;
  });
  return fc.record(Object.fromEntries(fields), { noNullPrototype: true });
}

function validField(name: string, schema: Json, known: KnownValues): fc.Arbitrary<unknown> {
  const real = known[name];
  if (real === undefined) return validValue(schema, known);
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...real) }, validValue(schema, known));
}

/** Inputs of a call from nearly valid to nonsense. */
export function arbitraryInput(call: AnyCall, known: KnownValues): fc.Arbitrary<Json> {
  const schema: Json = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  const properties = schemaParts.parse(schema).properties ?? {};
  return fc
    .oneof(
      { weight: 3, arbitrary: objectOf(properties, 1, known) },
      { weight: 2, arbitrary: objectOf(properties, 0.9, known) },
      { weight: 1, arbitrary: objectOf(properties, 0.4, known) },
      { weight: 1, arbitrary: fc.dictionary(fc.string(), junk, { maxKeys: 4 }) },
    )
    .map((input) => z.record(z.string(), z.unknown()).parse(input));
}
