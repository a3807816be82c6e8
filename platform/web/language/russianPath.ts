const RUSSIAN = /^(?:\/custom)?\/ru(?=\/)/;

/** True for paths below `/ru/` (portal 2.1), with or without the app's base. */
export function isRussianPath(path: string): boolean {
  return RUSSIAN.test(path);
}

export function withoutRussian(path: string): string {
  return path.replace(RUSSIAN, '');
}
