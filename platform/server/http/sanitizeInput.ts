import { CODE } from '../../wire/envelope.ts';
import { userError } from '../texts/texts.ts';

const NUL = '\0';
/** Levels; a hostile body must not exhaust the stack. */
const MAX_DEPTH = 20;
/** Fields and list entries of one input, all levels together. */
const MAX_VALUES = 20_000;

/**
 * Removes NUL and lone surrogates, which the database cannot store.
 * @throws UserError for too many values, or values nested too deep
 */
export function sanitizeInput(raw: unknown): unknown {
  let values = 0;
  const clean = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return value.toWellFormed().replaceAll(NUL, '');
    if (typeof value !== 'object' || value === null) return value;
    if (depth >= MAX_DEPTH) throw userError((t) => t.nestedTooDeep, CODE.malformed);
    const entries = Object.entries(value);
    values += entries.length;
    if (values > MAX_VALUES) throw userError((t) => t.bodyTooBig);
    if (Array.isArray(value)) return value.map((inner) => clean(inner, depth + 1));
    return Object.fromEntries(entries.map(([name, inner]) => [name, clean(inner, depth + 1)]));
  };
  return clean(raw, 0);
}
