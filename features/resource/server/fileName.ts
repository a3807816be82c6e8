import path from 'node:path';
import type { FileKind } from '../../../platform/server/files/fileKind.ts';
import { isKindName, isRightName } from '../../../platform/server/files/inspect/kinds.ts';
import { extensionOf } from '../../../platform/wire/uploadRule.ts';

/** A file's name as its sender writes it: any script, without space around it and before its extension. */
export function tidyName(given: string): string {
  const { name, ext } = path.parse(given.trim());
  return name.trim() + ext;
}

/** The same as it is kept: a picture that came under the name of another kind is called by its own. */
export function keptName(given: string, { extension }: Pick<FileKind, 'extension'>): string {
  const name = tidyName(given);
  const said = extensionOf(name);
  if (said === '' || !isKindName(extension) || isRightName(said, extension)) return name;
  return `${name.slice(0, name.lastIndexOf('.', name.toLowerCase().lastIndexOf(said)))}.${extension}`;
}

/** The name of the small picture of a file. */
export function pictureName(name: string): string {
  return `${path.parse(name).name}.webp`;
}
