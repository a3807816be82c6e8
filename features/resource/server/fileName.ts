import path from 'node:path';
import type { FileKind } from '../../../platform/server/files/fileKind.ts';
import { isKindName, isRightName } from '../../../platform/server/files/inspect/kinds.ts';
import { extensionOf } from '../../../platform/wire/uploadRule.ts';

/** Trims the name, also before its extension. */
export function tidyName(given: string): string {
  const { name, ext } = path.parse(given.trim());
  return name.trim() + ext;
}

/** An image under another image extension gets its own. */
export function keptName(given: string, { extension }: Pick<FileKind, 'extension'>): string {
  const name = tidyName(given);
  const said = extensionOf(name);
  if (said === '' || !isKindName(extension) || isRightName(said, extension)) return name;
  return `${name.slice(0, name.lastIndexOf('.', name.toLowerCase().lastIndexOf(said)))}.${extension}`;
}

export function pictureName(name: string): string {
  return `${path.parse(name).name}.webp`;
}
