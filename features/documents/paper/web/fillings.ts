import type { SlotFilling } from '../../../../platform/web/slots/slot.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { orderSections } from '../../../freight/booking/web/slots.ts';
import { PAPER_ACCESS } from '../accessWire.ts';
import { usePageTexts } from './texts.ts';

const loads = () => import('./loads.ts');

export const fillings: readonly SlotFilling[] = [
  orderSections.fill({
    name: 'readPapers',
    order: 32,
    useTitle: () => usePageTexts().carousel,
    isShown: (user, { order }) => order.status !== 'draft' && hasPermission(user, PAPER_ACCESS.list),
    load: async () => (await (await loads()).orderPapers()).OrderPapers,
  }),
];
