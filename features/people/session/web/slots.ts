import { slot } from '../../../../platform/web/slots/slot.ts';

/** Cards of the section "Sign-in and security" in the account centre, below two-step sign-in. */
export const securityParts = slot<object>();
