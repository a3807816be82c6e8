import { z } from 'zod';

/**
 * What its reader may do with a row now: an entry for each name, `{ edit: true, remove: false }`.
 * `among` makes it of the names that are allowed.
 */
export function abilitiesNamed<const Name extends string>(names: readonly Name[]) {
  const shape = z.record(z.enum(names), z.boolean());
  return {
    shape,
    among: (allowed: readonly NoInfer<Name>[]) =>
      shape.parse(Object.fromEntries(names.map((name) => [name, allowed.includes(name)]))),
  };
}
