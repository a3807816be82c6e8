import type { Feature } from '../../../platform/server/feature.ts';

/** The double-entry journal of every money movement. */
export const journal: Feature = { name: 'journal' };
