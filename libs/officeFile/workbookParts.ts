import type PizZip from 'pizzip';
import { attribute, unescaped } from './xml.ts';

const textOf = (zip: PizZip, path: string) => zip.file(path)?.asText() ?? '';

/** Paths behind the relations of a part, by id. */
function relationsOf(zip: PizZip, path: string): Map<string, string> {
  const at = path.lastIndexOf('/') + 1;
  const [folder, name] = [path.slice(0, at), path.slice(at)];
  const tags = textOf(zip, `${folder}_rels/${name}.rels`).match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? [];
  return new Map(
    tags.flatMap((tag): [string, string][] => {
      const [id, target] = [attribute(tag, 'Id'), attribute(tag, 'Target')];
      if (id === undefined || target === undefined || attribute(tag, 'TargetMode') === 'External') return [];
      return [[id, new URL(target, `zip:///${folder}`).pathname.slice(1)]];
    }),
  );
}

/** Sheets of a workbook by name, with the paths of their parts. */
export function sheetParts(zip: PizZip): { name: string; path: string }[] {
  const relations = relationsOf(zip, 'xl/workbook.xml');
  const tags = textOf(zip, 'xl/workbook.xml').match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const path = relations.get(attribute(tag, '\\w+:id') ?? '');
    return path === undefined ? [] : [{ name: unescaped(attribute(tag, 'name') ?? ''), path }];
  });
}

/** Parts that a sheet alone has: drawings, comments, tables. */
export const relatedParts = (zip: PizZip, path: string): string[] => [...relationsOf(zip, path).values()];
