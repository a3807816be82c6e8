export { contractName } from './contractName.ts';
export { demandedDeposits } from './demand/demandedDeposits.ts';
export { demandsOf } from './demand/demands.ts';
export { contractInForce, contractNoOf, isInForceById } from './demand/inForce.ts';
export { DEMAND_CHANNEL } from './demand/records.ts';
export { CONTRACT_CHANNEL } from './live.ts';
