import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { accountSections } from '../../../platform/web/slots/accountSections.ts';
import type { SlotFilling } from '../../../platform/web/slots/slot.ts';
import { hasPermission } from '../../../platform/wire/currentUser.ts';
import { queryCompanyUserList } from '../wire.ts';
import { usePeopleTexts } from './texts.ts';

export const fillings: readonly SlotFilling[] = [
  accountSections.fill({
    name: 'people',
    order: 30,
    useTitle: () => usePeopleTexts().title,
    isShown: (user) => user.companyUser !== null && hasPermission(user, queryCompanyUserList.access.code),
    load: async () => (await withTexts(import('./people/PeopleSection.tsx'), usePeopleTexts)).PeopleSection,
  }),
];
