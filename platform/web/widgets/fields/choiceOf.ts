import type { Choice } from './matching.ts';

/** Where records keep what they are called and what they are known by; the first that is there counts (documents 3.3). */
const LABEL_FIELDS = ['label', 'name', 'title'] as const;
const VALUE_FIELDS = ['value', 'id', 'uid', 'key'] as const;

/** A choice with the record that it was made of. */
interface LoadedChoice<Raw> extends Choice {
  raw: Raw;
}

function firstOf(record: object, fields: readonly string[]): string | number | undefined {
  for (const field of fields) {
    const value: unknown = Reflect.get(record, field);
    if (typeof value === 'string' || typeof value === 'number') return value;
  }
  return undefined;
}

/** Any record as a choice; undefined when it has no value. Without a label it is called by its value. */
export function choiceOf<Raw extends object>(raw: Raw): LoadedChoice<Raw> | undefined {
  const value = firstOf(raw, VALUE_FIELDS);
  if (value === undefined) return undefined;
  return { value, label: String(firstOf(raw, LABEL_FIELDS) ?? value), raw };
}
