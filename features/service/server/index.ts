export { isSupplierOf, suppliersOfContainer } from './suppliers.ts';
