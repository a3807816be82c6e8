export { deleteFinished as deleteExportsOf } from './queries.ts';
