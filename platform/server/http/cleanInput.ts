const NUL = '\0';

/**
 * Texts as the database can keep them: without NUL, and without halves of surrogate pairs. Anything else in them
 * is the writer's own affair.
 */
export function cleanInput(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll(NUL, '');
  if (Array.isArray(value)) return value.map(cleanInput);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cleanInput(inner)]));
}
