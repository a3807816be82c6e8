import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** address of the prepared demo database that test files copy */
    templateUrl: string;
  }
}
