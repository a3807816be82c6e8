import { z } from 'zod';

/** Booking states (domain, Order life). */
const BOOKING_STATES = ['draft', 'submitted', 'waitlisted', 'confirmed', 'refused', 'expired', 'withdrawn'] as const;
const bookingState = z.enum(BOOKING_STATES);
export type BookingState = z.infer<typeof bookingState>;

/** Transition table: target states by state. */
export const BOOKING_TRANSITIONS = {
  draft: ['submitted', 'withdrawn', 'expired'],
  submitted: ['confirmed', 'waitlisted', 'refused', 'withdrawn', 'expired'],
  waitlisted: ['confirmed', 'refused', 'withdrawn', 'expired'],
  confirmed: ['withdrawn'],
  refused: [],
  expired: [],
  withdrawn: [],
} as const satisfies Record<BookingState, readonly BookingState[]>;

/** States with space on the train. */
export const SPACE_HOLDING_STATES = ['submitted', 'confirmed'] as const satisfies readonly BookingState[];

/** Expiry of drafts and of submitted bookings without a decision. */
export const DRAFT_LIFE_HOURS = 24;
export const DECISION_WITHIN_HOURS = 48;

/** Booking state until confirmed, then derived from the containers. */
export const ORDER_STATUSES = [
  'draft',
  'submitted',
  'waitlisted',
  'confirmed',
  'documents',
  'ready',
  'departed',
  'arrived',
  'delivered',
  'settled',
  'refused',
  'withdrawn',
  'expired',
] as const;
export const orderStatus = z.enum(ORDER_STATUSES);
export type OrderStatus = z.infer<typeof orderStatus>;

/** Container states (domain, Order life); `cancelled` with its booking, before departure. */
export const CONTAINER_STATUSES = [
  'planned',
  'numbered',
  'gatedIn',
  'released',
  'loaded',
  'departed',
  'borderArrived',
  'transshipped',
  'borderDeparted',
  'arrived',
  'unloaded',
  'delivered',
  'emptyReturned',
  'cancelled',
] as const;
export const containerStatus = z.enum(CONTAINER_STATUSES);
export type ContainerStatus = z.infer<typeof containerStatus>;

/** Shipper's own container, or the carrier's. */
export const OWNERS = ['SOC', 'COC'] as const;
export const owner = z.enum(OWNERS);

/** Limit per booking. */
export const MAX_CONTAINERS = 200;

/** Why a number cannot be taken: a container with it is on its way, or planned for the same days. */
const CLASH_REASONS = ['moving', 'planned'] as const;
export const clashReason = z.enum(CLASH_REASONS);
export type ClashReason = z.infer<typeof clashReason>;

/** `kept`: the holder keeps the number, `given`: the claimant has it, `dropped`: the claimant typed another. */
export const CLASH_STATES = ['open', 'kept', 'given', 'dropped'] as const;
export const clashState = z.enum(CLASH_STATES);
export type ClashState = z.infer<typeof clashState>;
