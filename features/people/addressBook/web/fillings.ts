import { accountSections } from '../../../../platform/web/slots/accountSections.ts';
import { type SlotFilling, whenShown } from '../../../../platform/web/slots/slot.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { ADDRESS_BOOK_ACCESS } from '../accessWire.ts';
import { useTexts } from './texts.ts';

const loads = () => import('./loads.ts');

export const fillings: readonly SlotFilling[] = [
  accountSections.fill({
    name: 'addressBook',
    order: 40,
    useTitle: () => useTexts().page.title,
    isShown: (user) => user.user.companyId !== null && hasPermission(user, ADDRESS_BOOK_ACCESS.list),
    load: whenShown(async () => (await (await loads()).addressBook()).default, useTexts),
  }),
];
