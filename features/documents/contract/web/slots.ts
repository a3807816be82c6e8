import { slot } from '../../../../platform/web/slots/slot.ts';

/** Contracts in the account centre, above the list: why the company needs them. */
export const contractsHead = slot<object>();
