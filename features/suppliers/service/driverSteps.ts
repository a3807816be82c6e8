import { z } from 'zod';

/** Steps of a trip, in their order. */
export const DRIVER_STEPS = ['pickedUp', 'arrived', 'loaded', 'delivered'] as const;
export type DriverStep = (typeof DRIVER_STEPS)[number];

/** What a driver reports: steps, photos and trouble. */
const REPORT_KINDS = [...DRIVER_STEPS, 'photo', 'problem'] as const;
export const reportKind = z.enum(REPORT_KINDS);
export type ReportKind = z.infer<typeof reportKind>;

/** The step that comes next after those reported; null: all are. */
export function nextStep(reported: readonly ReportKind[]): DriverStep | null {
  return DRIVER_STEPS.find((step) => !reported.includes(step)) ?? null;
}

/** Page that a driver's link opens; the token follows. */
export const DRIVER_LINK_PATH = '/driverJob';
/** A link lives this long after the end of the job's time window, or after it was made. */
export const LINK_DAYS = 7;
