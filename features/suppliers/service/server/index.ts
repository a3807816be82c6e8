export { findEngagement, isEngagedOnOrder, searchCustomersServed } from './engagements.ts';
export { findSuppliers as findServiceSuppliers } from './operator.ts';
export { isSupplierOf, suppliersOfContainer } from './suppliers.ts';
