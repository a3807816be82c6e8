import type { Choice } from './filterChoices.ts';

/** Field names in order of preference (documents 3.3). */
const LABEL_FIELDS = ['label', 'name', 'title'] as const;
const VALUE_FIELDS = ['value', 'id', 'uid', 'key'] as const;

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

/** Record as a choice; undefined without a value. The label defaults to the value. */
export function choiceOf<Raw extends object>(raw: Raw): LoadedChoice<Raw> | undefined {
  const value = firstOf(raw, VALUE_FIELDS);
  if (value === undefined) return undefined;
  return { value, label: String(firstOf(raw, LABEL_FIELDS) ?? value), raw };
}
