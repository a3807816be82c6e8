export { findValidQuotations, type ValidQuotation } from './valid.ts';
