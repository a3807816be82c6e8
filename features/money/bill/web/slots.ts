import { slot } from '../../../../platform/web/slots/slot.ts';
import type { Bill } from '../wire.ts';

/** Below the sums of a bill: how it is paid and invoiced. */
export const billActions = slot<{ bill: Bill }>();
