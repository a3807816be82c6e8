import { z } from 'zod';

/** Kinds of contracts (inventory N13); entry of the dictionary `contractType`. */
export const CONTRACT_TYPE = {
  booking: '1',
  supplier: '2',
  railAgent: '3',
  containerRental: '4',
  cargoOwner: '5',
  seaRail: '6',
} as const;
export const contractType = z.enum(CONTRACT_TYPE);
export type ContractType = z.infer<typeof contractType>;
