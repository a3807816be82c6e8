import type { SheetExport } from '../../../platform/server/export/sheetExport.ts';
import type { Feature } from '../../../platform/server/feature.ts';

export type ExportableLists = ReadonlyMap<string, SheetExport>;

/** Exports of all features by name; throws on duplicates. */
export function collectExportableLists(all: readonly Feature[]): ExportableLists {
  const lists = new Map<string, SheetExport>();
  for (const list of all.flatMap((feature) => feature.exports ?? [])) {
    if (lists.has(list.name)) throw new Error(`Two lists are exported as ${list.name}`);
    lists.set(list.name, list);
  }
  return lists;
}
