import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** demo database that test files clone */
    templateUrl: string;
    /** files of that demo, copied per clone */
    templateFiles: string;
  }
}
