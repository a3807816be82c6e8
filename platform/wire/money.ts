import { z } from 'zod';

type HiddenValue = null | readonly never[];

const moneyFields = z.registry<{ hiddenAs: HiddenValue }>();

/** Marks a response field as money: users with `hidesMoney` get `hiddenAs` in its place. */
export function money<S extends z.ZodType>(field: S, hiddenAs: z.output<S> & HiddenValue): S {
  moneyFields.add(field, { hiddenAs });
  return field;
}

/** The payload of a schema without the fields marked as money. */
export function withoutMoney(schema: z.core.$ZodType, payload: unknown): unknown {
  const marked = moneyFields.get(schema);
  if (marked !== undefined) return marked.hiddenAs;
  if (isWrapper(schema)) return withoutMoney(schema.unwrap(), payload);
  if (schema instanceof z.ZodArray && Array.isArray(payload)) {
    return payload.map((element) => withoutMoney(schema.element, element));
  }
  if (!(schema instanceof z.ZodObject) || typeof payload !== 'object' || payload === null) return payload;
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => {
      const field = shape[name];
      return [name, field === undefined ? value : withoutMoney(field, value)];
    }),
  );
}

const isWrapper = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional;
