const NUL = '\0';
/** Deeper than any input of ours; what lies below is dropped, so that a hostile body cannot exhaust the stack. */
const DEEPEST = 20;

/**
 * Texts as the database can keep them: without NUL, and without halves of surrogate pairs. Anything else in them
 * is the writer's own affair.
 */
export function cleanInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll(NUL, '');
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return undefined;
  if (Array.isArray(value)) return value.map((inner) => cleanInput(inner, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, cleanInput(inner, depth + 1)]),
  );
}
