import type { SlotFilling } from '../../../../platform/web/slots/slot.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { operatorOrderSections, orderSections } from '../../../freight/booking/web/slots.ts';
import { DOSSIER_ACCESS } from '../accessWire.ts';
import { useTexts } from './texts.ts';

const section = async () => (await (await import('./loads.ts')).documentsSection()).DocumentsSection;

export const fillings: readonly SlotFilling[] = [
  orderSections.fill({
    name: 'documents',
    order: 28,
    useTitle: () => useTexts().page.title,
    isShown: (user, { order }) => order.status !== 'draft' && hasPermission(user, DOSSIER_ACCESS.query),
    load: section,
  }),
  operatorOrderSections.fill({
    name: 'documents',
    order: 32,
    useTitle: () => useTexts().page.title,
    isShown: (user) => hasPermission(user, DOSSIER_ACCESS.any),
    load: section,
  }),
];
