export { customersServed, findEngagement, isEngagedOnOrder } from './engagements.ts';
export { isSupplierOf, suppliersOfContainer } from './suppliers.ts';
