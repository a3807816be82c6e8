const RUSSIAN = /^(?:\/custom)?\/ru(?=\/)/;

/** Whether an address is one of the Russian variants below `/ru/` (portal 2.1), with or without the app's base. */
export function isRussianPath(path: string): boolean {
  return RUSSIAN.test(path);
}

/** The same page without its Russian prefix: `/ru/login` → `/login`. */
export function withoutRussian(path: string): string {
  return path.replace(RUSSIAN, '');
}
