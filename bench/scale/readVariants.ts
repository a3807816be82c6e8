import { z } from 'zod';
import type { AnyCall } from '../../platform/wire/call.ts';

export type Input = Readonly<Record<string, unknown>>;

export interface ReadVariant {
  /** optional input of the variant: `status=open`, `page 50` */
  name: string;
  input: Input;
}

/** Values worth asking for, by field name. */
export type KnownInput = Readonly<Record<string, readonly unknown[]>>;

const DEEP_PAGE = 50;

const fieldSchema = z.object({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  pattern: z.string().optional(),
  anyOf: z.array(z.record(z.string(), z.unknown())).optional(),
});
const inputSchema = z.object({
  required: z.array(z.string()).default([]),
  properties: z.record(z.string(), fieldSchema).default({}),
});
type FieldSchema = z.infer<typeof fieldSchema>;

const PAGING = new Set(['pageNum', 'pageSize', 'orderByColumn', 'isAsc']);

/** Every filter alone, every sort both ways, and the 50th page; null where a required value is not known. */
export function readVariants(call: AnyCall, known: KnownInput): ReadVariant[] | null {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  const { required, properties } = inputSchema.parse(schema);
  const fields = Object.entries(properties);
  const base: Record<string, unknown> = {};
  for (const [name, field] of fields.filter(([one]) => required.includes(one))) {
    const [value] = valuesOf(name, field, known);
    if (value === undefined) return null;
    base[name] = value;
  }
  const isOptional = ([name]: [string, FieldSchema]) => !required.includes(name) && !PAGING.has(name);
  const filters = fields.filter(isOptional).flatMap(([name, field]) =>
    valuesOf(name, field, known).map((value) => ({
      name: `${name}=${value}`,
      input: { ...base, [name]: value },
    })),
  );
  const sorts = (properties.orderByColumn?.enum ?? []).flatMap((orderByColumn) =>
    ['ascending', 'descending'].map((isAsc) => ({
      name: `by ${orderByColumn} ${isAsc}`,
      input: { ...base, orderByColumn, isAsc },
    })),
  );
  const pages = properties.pageNum ? [pageVariant(base, DEEP_PAGE)] : [];
  return [{ name: '', input: base }, ...filters, ...sorts, ...pages];
}

export const pageVariant = (input: Input, pageNum: number): ReadVariant => ({
  name: `page ${pageNum}`,
  input: { ...input, pageNum },
});

function valuesOf(name: string, field: FieldSchema, known: KnownInput): readonly unknown[] {
  if (known[name]) return known[name];
  if (field.enum) return field.enum;
  if (field.anyOf) return field.anyOf.flatMap((one) => valuesOf(name, fieldSchema.parse(one), {})).slice(0, 3);
  if (field.const !== undefined) return field.const === '' ? [] : [field.const];
  return field.type === 'string' && field.pattern === undefined ? ['a1'] : [];
}
