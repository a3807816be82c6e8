import { z } from 'zod';
import { withoutAmounts } from './amountsInText.ts';

type HiddenValue = null | readonly never[];
type Hiding = { hiddenAs: HiddenValue } | { isText: true };

const moneyFields = z.registry<Hiding>();

/** Marks a response field as money: users with `hidesMoney` get `hiddenAs` in its place. */
export function money<S extends z.ZodType>(field: S, hiddenAs: z.output<S> & HiddenValue): S {
  moneyFields.add(field, { hiddenAs });
  return field;
}

/** A field of a response with words of people, whose amounts are hidden from users with `hidesMoney`. */
export function wordsOfPeople<S extends z.ZodType<string>>(field: S): S {
  moneyFields.add(field, { isText: true });
  return field;
}

/** The payload of a schema without the fields marked as money, and without amounts in words of people. */
export function withoutMoney(schema: z.core.$ZodType, payload: unknown): unknown {
  const marked = moneyFields.get(schema);
  if (marked !== undefined) return hiddenValue(marked, payload);
  if (isWrapper(schema)) return payload === null ? null : withoutMoney(schema.unwrap(), payload);
  if (schema instanceof z.ZodUnion) {
    const chosen = schema.options.find((option) => z.safeParse(option, payload).success);
    return chosen === undefined ? payload : withoutMoney(chosen, payload);
  }
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

/** What of a field is hidden from users with `hidesMoney`: all of it, or the amounts in its words. */
export function hiddenPartOf(
  schema: z.core.$ZodType | undefined,
  path: readonly string[],
): 'all' | 'amounts' | 'nothing' {
  const marked = schema && moneyFields.get(schema);
  if (marked !== undefined) return 'isText' in marked ? 'amounts' : 'all';
  if (schema !== undefined && isWrapper(schema)) return hiddenPartOf(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return hiddenPartOf(schema.element, path);
  const [name, ...rest] = path;
  if (name === undefined || !(schema instanceof z.ZodObject)) return 'nothing';
  return hiddenPartOf(schema.shape[name], rest);
}

function hiddenValue(marked: Hiding, payload: unknown): unknown {
  if ('hiddenAs' in marked) return marked.hiddenAs;
  return typeof payload === 'string' ? withoutAmounts(payload) : payload;
}

const isWrapper = (schema: z.core.$ZodType) => schema instanceof z.ZodNullable || schema instanceof z.ZodOptional;
