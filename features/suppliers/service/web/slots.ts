import { slot } from '../../../../platform/web/slots/slot.ts';
import type { ServiceJob } from '../order.ts';

/** Page of a service order as its engaged supplier sees it, whole width. */
export const jobSections = slot<{ job: ServiceJob }>();
