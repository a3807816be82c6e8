export { findReadOf, type ReadOf } from './readOf.ts';
