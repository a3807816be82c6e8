import type { Feature } from '../../../platform/server/feature.ts';
import { identityCalls } from './calls.ts';

/** Checks that a person in front of a camera is alive, and who it is. */
export const identityCheck: Feature = {
  name: 'identityCheck',
  calls: identityCalls,
};
