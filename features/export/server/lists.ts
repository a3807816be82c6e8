import type { SheetExport } from '../../../platform/server/export/sheetExport.ts';
import type { Feature } from '../../../platform/server/feature.ts';

/** The lists that can be exported, by name. */
export type Lists = ReadonlyMap<string, SheetExport>;

/** Collects them from all features. Throws when two have one name. */
export function listsOf(all: readonly Feature[]): Lists {
  const lists = new Map<string, SheetExport>();
  for (const list of all.flatMap((feature) => feature.exports ?? [])) {
    if (lists.has(list.name)) throw new Error(`Two lists are exported as ${list.name}`);
    lists.set(list.name, list);
  }
  return lists;
}
