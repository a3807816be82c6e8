import { accountSections } from '../../../../platform/web/slots/accountSections.ts';
import { type SlotFilling, whenShown } from '../../../../platform/web/slots/slot.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { MEMBER_ACCESS } from '../accessWire.ts';
import { usePeopleTexts } from './texts.ts';

const loads = () => import('./loads.ts');

export const fillings: readonly SlotFilling[] = [
  accountSections.fill({
    name: 'people',
    order: 30,
    useTitle: () => usePeopleTexts().title,
    isShown: (user) => user.companyUser !== null && hasPermission(user, MEMBER_ACCESS.manage),
    load: whenShown(async () => (await (await loads()).peopleSection()).PeopleSection, usePeopleTexts),
  }),
];
