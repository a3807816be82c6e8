import type { Feature } from '../../../../platform/server/feature.ts';
import { bind, bindCoalesced } from '../../../../platform/server/http/bind.ts';
import { SCOPE_TYPES } from '../scopeTypes.ts';
import { getTelephoneCodeList, searchCompanies } from '../wire.ts';
import { selectCompaniesLike } from './colleagues.ts';
import { companyData, personalData } from './companyData.ts';
import { seedDemoAccounts } from './demo.ts';
import { finders } from './finders.ts';
import { seedFirstAdministrator } from './firstAdministrator.ts';
import { seedRoles } from './seed.ts';
import { telephoneCodes } from './telephoneCodes.ts';

const COMPANIES_OFFERED = 20;

export const account: Feature = {
  name: 'account',
  finders,
  dictionaries: [
    {
      dictType: 'companyScope',
      name: { zh: '企业业务范围', en: 'Business scope', ru: 'Вид деятельности' },
      entries: SCOPE_TYPES.map(({ code, name: label }) => ({ value: String(code), label })),
    },
  ],
  calls: () => [
    bindCoalesced(getTelephoneCodeList, async (_input, { language }) => telephoneCodes(language)),
    bind(searchCompanies, ({ keyword }, { db }) => selectCompaniesLike(db, keyword, COMPANIES_OFFERED)),
  ],
  async seed(db, all, config) {
    await seedRoles(db, all);
    await seedFirstAdministrator(db, config);
  },
  companyData,
  personalData: [personalData],
  demo: seedDemoAccounts,
};
