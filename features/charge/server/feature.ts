import type { Feature } from '../../../platform/server/feature.ts';
import { dictionaries } from './dictionaries.ts';

/** What is owed for an order, with the rule and the inputs of each amount. */
export const charge: Feature = { name: 'charge', dictionaries };
