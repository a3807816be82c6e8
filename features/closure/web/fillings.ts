import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { accountSections } from '../../../platform/web/slots/accountSections.ts';
import type { SlotFilling } from '../../../platform/web/slots/slot.ts';
import { PLATFORM_COMPANY_NO } from '../../account/platformCompany.ts';
import { useTexts } from './texts.ts';

const MAIN_ACCOUNT = '1';

export const fillings: readonly SlotFilling[] = [
  accountSections.fill({
    name: 'leaving',
    order: 95,
    useTitle: () => useTexts().section,
    isShown: ({ companyUser, companyNo }) =>
      companyUser?.userType === MAIN_ACCOUNT && companyNo !== PLATFORM_COMPANY_NO,
    load: async () => (await withTexts(import('./LeavingSection.tsx'), useTexts)).LeavingSection,
  }),
];
