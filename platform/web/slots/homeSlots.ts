import { slot } from './slot.ts';

// In the platform, so that features of every rank may fill the portal's home page.

/** Beside the greeting. */
export const homeActions = slot<object>();
/** Whole width, above the columns. */
export const homeTop = slot<object>();
/** Wide column. */
export const homeMain = slot<object>();
/** Narrow column. */
export const homeSide = slot<object>();
