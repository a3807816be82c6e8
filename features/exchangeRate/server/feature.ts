import type { Feature } from '../../../platform/server/feature.ts';

/** Rates between currencies, with day and source. */
export const exchangeRate: Feature = { name: 'exchangeRate' };
