import { isMainAccount } from '../../../../platform/web/currentUser/currentUser.ts';
import { accountSections } from '../../../../platform/web/slots/accountSections.ts';
import { type SlotFilling, whenShown } from '../../../../platform/web/slots/slot.ts';
import { PLATFORM_COMPANY_NO } from '../../account/platformCompany.ts';
import { useTexts } from './texts.ts';

const loads = () => import('./loads.ts');

export const fillings: readonly SlotFilling[] = [
  accountSections.fill({
    name: 'leaving',
    order: 95,
    useTitle: () => useTexts().section,
    isShown: (user) => isMainAccount(user) && user.companyNo !== PLATFORM_COMPANY_NO,
    load: whenShown(async () => (await (await loads()).leavingSection()).LeavingSection, useTexts),
  }),
];
