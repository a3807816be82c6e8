import { z } from 'zod';
import type { ServiceKind } from '../../money/charge/charge.ts';
import type { FeeType } from '../../money/charge/feeTypes.ts';

/** Kinds of service that a customer asks for on an order. */
export const SERVICE_ORDER_KINDS = [
  'customs',
  'trailer',
  'yard',
  'reinforcement',
  'insurance',
  'overseasDelivery',
  'seaLeg',
] as const;
export const serviceOrderKind = z.enum(SERVICE_ORDER_KINDS);
export type ServiceOrderKind = z.infer<typeof serviceOrderKind>;

/** Which of the four kinds of services (inventory A01) a service order belongs to. */
export const SERVICE_KIND_OF: Readonly<Record<ServiceOrderKind, ServiceKind>> = {
  customs: 'train',
  trailer: 'road',
  yard: 'stock',
  reinforcement: 'train',
  insurance: 'train',
  overseasDelivery: 'road',
  seaLeg: 'water',
};

/** Entry of the dictionary `expenseItem` that the fee of a service is booked under. */
export const FEE_TYPE_OF: Readonly<Record<ServiceOrderKind, FeeType>> = {
  customs: 'customsDeclaration',
  trailer: 'trailer',
  yard: 'terminalHandling',
  reinforcement: 'reinforcement',
  insurance: 'insurance',
  overseasDelivery: 'overseasDelivery',
  seaLeg: 'seaFreight',
};

export const DETAIL_FIELDS = [
  'place',
  'reference',
  'address',
  'returnPlace',
  'startTime',
  'endTime',
  'cargoValue',
  'contactName',
  'contactMobile',
] as const;
export type DetailField = (typeof DETAIL_FIELDS)[number];

interface KindFields {
  asked: readonly DetailField[];
  required: readonly DetailField[];
}

/** What the form of a kind asks for, in its order. */
export const FIELDS_OF: Readonly<Record<ServiceOrderKind, KindFields>> = {
  customs: { asked: ['place', 'contactName', 'contactMobile'], required: ['place'] },
  trailer: {
    asked: ['place', 'reference', 'address', 'startTime', 'endTime', 'returnPlace', 'contactName', 'contactMobile'],
    required: ['place', 'address', 'startTime', 'returnPlace', 'contactName', 'contactMobile'],
  },
  yard: { asked: ['place', 'startTime', 'endTime'], required: ['place', 'startTime'] },
  reinforcement: {
    asked: ['place', 'startTime', 'contactName', 'contactMobile'],
    required: ['place', 'startTime'],
  },
  insurance: { asked: ['cargoValue'], required: ['cargoValue'] },
  overseasDelivery: {
    asked: ['place', 'address', 'startTime', 'endTime', 'returnPlace', 'contactName', 'contactMobile'],
    required: ['place', 'address', 'contactName', 'contactMobile'],
  },
  seaLeg: { asked: ['place', 'reference', 'startTime'], required: ['place', 'startTime'] },
};

/** Kinds that are driven: vehicle, driver and the driver's link. */
export const isDriven = (kind: ServiceOrderKind) => kind === 'trailer' || kind === 'overseasDelivery';
/** Kinds with containers that stand in a yard. */
export const hasStays = (kind: ServiceOrderKind) => kind === 'yard';
