import { z } from 'zod';

/** The booking's own machine (domain, Order life). */
export const BOOKING_STATES = [
  'draft',
  'submitted',
  'waitlisted',
  'confirmed',
  'refused',
  'expired',
  'withdrawn',
] as const;
export const bookingState = z.enum(BOOKING_STATES);
export type BookingState = z.infer<typeof bookingState>;

/** Which state a booking may move to from which. */
export const BOOKING_MOVES = {
  draft: ['submitted', 'withdrawn', 'expired'],
  submitted: ['confirmed', 'waitlisted', 'refused', 'withdrawn', 'expired'],
  waitlisted: ['submitted', 'withdrawn', 'expired', 'refused'],
  confirmed: ['withdrawn'],
  refused: [],
  expired: [],
  withdrawn: [],
} as const satisfies Record<BookingState, readonly BookingState[]>;

/** States in which a booking holds space on its train. */
export const HOLDS_SPACE = ['submitted', 'confirmed'] as const satisfies readonly BookingState[];

/** How long an unfinished draft, and a submitted booking nobody answered, are kept. */
export const DRAFT_LIFE_HOURS = 24;
export const ANSWER_WITHIN_HOURS = 48;

/** What a customer sees: the booking's state until it is confirmed, then what the containers say. */
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

/** One container's life (domain, Order life); `cancelled` when its booking ends without a journey. */
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

/** Shipper's own container or the platform's. */
export const OWNERS = ['SOC', 'COC'] as const;
export const owner = z.enum(OWNERS);

/** Most containers one booking may ask for. */
export const MAX_CONTAINERS = 200;
