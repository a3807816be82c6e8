import path from 'node:path';
import type { FileKind } from '../../../../libs/fileInspection/fileKind.ts';
import { isExtensionOf, isKindName } from '../../../../libs/fileInspection/kinds.ts';
import { extensionOf } from '../../../../libs/fileName/fileName.ts';

/** Trims the name, also before its extension. */
export function normalizeName(given: string): string {
  const { name, ext } = path.parse(given.trim());
  return name.trim() + ext;
}

/** An image under another image extension gets its own. */
export function storedName(given: string, { extension }: Pick<FileKind, 'extension'>): string {
  const name = normalizeName(given);
  const givenExtension = extensionOf(name);
  if (givenExtension === '' || !isKindName(extension) || isExtensionOf(givenExtension, extension)) return name;
  return `${name.slice(0, name.lastIndexOf('.', name.toLowerCase().lastIndexOf(givenExtension)))}.${extension}`;
}

export function thumbnailName(name: string): string {
  return `${path.parse(name).name}.webp`;
}
