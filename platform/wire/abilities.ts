import { z } from 'zod';

/**
 * What can be done with a row now, as its state and its reader's side allow: an entry for each name,
 * `{ edit: true, remove: false }`. A button asks for the permission of its call besides (`useCan`).
 * `among` makes it of the names that are allowed; others are ignored.
 */
export function abilitiesNamed<const Name extends string>(names: readonly Name[]) {
  const shape = z.record(z.enum(names), z.boolean());
  return {
    shape,
    among: (allowed: readonly string[]) =>
      shape.parse(Object.fromEntries(names.map((name) => [name, allowed.includes(name)]))),
  };
}

/** Names of what is allowed. */
export const allowedBy = (abilities: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(abilities).filter((name) => abilities[name]);
