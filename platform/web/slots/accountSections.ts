import { slot } from './slot.ts';

/**
 * Sections of the account centre (`/user/index?section=<name>`), one shown at a time; in the platform, so that features
 * of every rank may fill it.
 */
export const accountSections = slot<object>();
