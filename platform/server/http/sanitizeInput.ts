const NUL = '\0';
/** Deeper levels are dropped, so that a hostile body cannot exhaust the stack. */
const MAX_DEPTH = 20;

/** Removes NUL and lone surrogates, which the database cannot store. */
export function sanitizeInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll(NUL, '');
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map((inner) => sanitizeInput(inner, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, sanitizeInput(inner, depth + 1)]),
  );
}
