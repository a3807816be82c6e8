export { type StoredLine, selectLines as findCargoLines } from './lines.ts';
export { type Author, type CargoChange, saveLines as saveCargoFacts } from './save.ts';
