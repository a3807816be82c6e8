import { slot } from './slot.ts';

/** Beside each uploaded file of a list; in the platform, whose widgets show the lists. */
export const fileTools = slot<{ file: { resourceId: number; name: string; extension: string } }>();
