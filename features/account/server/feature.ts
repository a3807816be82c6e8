import type { Feature } from '../../../platform/server/feature.ts';
import { seedDemoAccounts } from './demo.ts';
import { seedRoles } from './seed.ts';

/** Companies, people, roles and permissions. */
export const account: Feature = { name: 'account', seed: seedRoles, demo: seedDemoAccounts };
