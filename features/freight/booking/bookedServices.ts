import { z } from 'zod';

/** Services that a customer may ask for with a booking; details and price follow once it is made. */
export const BOOKED_SERVICES = [
  'customs',
  'trailer',
  'yard',
  'reinforcement',
  'insurance',
  'overseasDelivery',
] as const;
export const bookedService = z.enum(BOOKED_SERVICES);
export type BookedService = z.infer<typeof bookedService>;
