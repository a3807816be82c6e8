import { z } from 'zod';

/** Fee types (dictionary `expenseItem`); administrators may add further ones to the dictionary. */
export const FEE_TYPES = [
  'railFreight',
  'seaFreight',
  'emptyRun',
  'terminalHandling',
  'liftOn',
  'liftOff',
  'storage',
  'detention',
  'containerUse',
  'dropOff',
  'plugIn',
  'weighing',
  'gaugeChange',
  'customsDeclaration',
  'customsInspection',
  'transitGuarantee',
  'trailer',
  'waiting',
  'reinforcement',
  'documents',
  'waybillAmendment',
  'insurance',
  'overseasDelivery',
  'consolidation',
  'cancellation',
  'noShow',
  'rollOverCompensation',
  'additional',
] as const;
export const feeType = z.enum(FEE_TYPES);
export type FeeType = z.infer<typeof feeType>;
