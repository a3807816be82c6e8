import type { Feature } from '../../../platform/server/feature.ts';
import { bindCoalesced } from '../../../platform/server/http/bind.ts';
import { getTelephoneCodeList } from '../wire.ts';
import { seedDemoAccounts } from './demo.ts';
import { seedFirstAdministrator } from './firstAdministrator.ts';
import { seedRoles } from './seed.ts';
import { telephoneCodes } from './telephoneCodes.ts';

export const account: Feature = {
  name: 'account',
  calls: () => [
    bindCoalesced(getTelephoneCodeList, async (_input, { language }) => telephoneCodes(language)),
  ],
  async seed(db, all, config) {
    await seedRoles(db, all);
    await seedFirstAdministrator(db, config);
  },
  demo: seedDemoAccounts,
};
