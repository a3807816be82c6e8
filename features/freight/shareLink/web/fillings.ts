import type { SlotFilling } from '../../../../platform/web/slots/slot.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { operatorOrderSections, orderSections } from '../../booking/web/slots.ts';
import { SHARE_ACCESS } from '../accessWire.ts';
import { useLinksTexts } from './texts.ts';

const section = async () => (await (await import('./loads.ts')).linksSection()).LinksSection;

export const fillings: readonly SlotFilling[] = [
  orderSections.fill({
    name: 'sharedLinks',
    order: 36,
    useTitle: () => useLinksTexts().title,
    isShown: (user, { order }) => order.status !== 'draft' && hasPermission(user, SHARE_ACCESS.list),
    load: section,
  }),
  operatorOrderSections.fill({
    name: 'sharedLinks',
    order: 40,
    useTitle: () => useLinksTexts().title,
    isShown: (user) => hasPermission(user, SHARE_ACCESS.any),
    load: section,
  }),
];
