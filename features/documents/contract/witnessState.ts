import { z } from 'zod';

/** Appointment of a foreign signer with a witness of the platform. */
export const WITNESS_STATE = {
  none: 'none',
  proposed: 'proposed',
  confirmed: 'confirmed',
  declined: 'declined',
  witnessed: 'witnessed',
} as const;
export const witnessState = z.enum(WITNESS_STATE);
export type WitnessState = z.infer<typeof witnessState>;
