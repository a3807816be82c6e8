import path from 'node:path';

/** A file's name as it is kept: any script, without space around it and before its extension. */
export function keptName(given: string): string {
  const { name, ext } = path.parse(given.trim());
  return name.trim() + ext;
}

/** The name of the small picture of a file. */
export function pictureName(name: string): string {
  return `${path.parse(name).name}.webp`;
}
