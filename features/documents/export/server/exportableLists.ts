import type { ArchiveExport } from '../../../../platform/server/export/archiveExport.ts';
import type { SheetExport } from '../../../../platform/server/export/sheetExport.ts';
import type { Feature } from '../../../../platform/server/feature.ts';

export type Exportable = SheetExport | ArchiveExport;
export type ExportableLists = ReadonlyMap<string, Exportable>;

/** Exports of all features by name; throws on duplicates. */
export function collectExportableLists(all: readonly Feature[]): ExportableLists {
  const lists = new Map<string, Exportable>();
  for (const { exports = [], archives = [] } of all)
    for (const list of [...exports, ...archives]) {
      if (lists.has(list.name)) throw new Error(`Two lists are exported as ${list.name}`);
      lists.set(list.name, list);
    }
  return lists;
}
