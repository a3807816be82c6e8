import type { ServiceKind } from '../charge/charge.ts';
import type { FeeType } from '../charge/feeTypes.ts';

/** Fee types that are entered beside the agreed price of each kind of service. */
export const FEE_TYPES_OF: Readonly<Record<ServiceKind, readonly FeeType[]>> = {
  train: [
    'terminalHandling',
    'liftOn',
    'liftOff',
    'weighing',
    'gaugeChange',
    'storage',
    'detention',
    'containerUse',
    'dropOff',
    'plugIn',
    'customsDeclaration',
    'customsInspection',
    'transitGuarantee',
    'reinforcement',
    'documents',
    'waybillAmendment',
    'insurance',
    'additional',
  ],
  water: ['seaFreight', 'terminalHandling', 'storage', 'detention', 'plugIn', 'documents', 'additional'],
  road: [
    'trailer',
    'waiting',
    'emptyRun',
    'overseasDelivery',
    'dropOff',
    'weighing',
    'customsInspection',
    'additional',
  ],
  stock: [
    'storage',
    'liftOn',
    'liftOff',
    'terminalHandling',
    'plugIn',
    'weighing',
    'reinforcement',
    'customsInspection',
    'additional',
  ],
};
