import { accountSections } from '../../../platform/web/slots/accountSections.ts';
import type { SlotFilling } from '../../../platform/web/slots/slot.ts';
import { isAdmitted } from '../../../platform/wire/currentUser.ts';
import { permissionOf } from '../../../platform/wire/page.ts';
import { addressBook } from '../wire.ts';
import { useTexts } from './texts.ts';

const loads = () => import('./loads.ts');

export const fillings: readonly SlotFilling[] = [
  accountSections.fill({
    name: 'addressBook',
    order: 40,
    useTitle: () => useTexts().page.title,
    isShown: (user) =>
      user.user.companyId !== null && isAdmitted(user, { permission: permissionOf(addressBook.list) }),
    load: async () => (await (await loads()).addressBook()).default,
  }),
];
