import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** address of the prepared demo database that test files copy */
    templateUrl: string;
    /** folder of the files of that demo, for the store of each copy */
    templateFiles: string;
  }
}
