import { slot } from '../../../../platform/web/slots/slot.ts';
import type { OwnDeposit } from '../wire.ts';

/** Beside the button that pays an own deposit by proof, while something is outstanding. */
export const depositActions = slot<{ deposit: OwnDeposit }>();
