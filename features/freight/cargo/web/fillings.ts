import type { SlotFilling } from '../../../../platform/web/slots/slot.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { operatorOrderSections, orderSections } from '../../booking/web/slots.ts';
import { CARGO_ACCESS } from '../accessWire.ts';
import { useTexts } from './texts.ts';

const loads = () => import('./loads.ts');

const sections = async () => (await loads()).sections();

export const fillings: readonly SlotFilling[] = [
  orderSections.fill({
    name: 'cargo',
    order: 25,
    useTitle: () => useTexts().page.title,
    isShown: (user, { order }) => order.status !== 'draft' && hasPermission(user, CARGO_ACCESS.own.query),
    load: async () => (await sections()).OwnCargoSection,
  }),
  operatorOrderSections.fill({
    name: 'cargo',
    order: 30,
    useTitle: () => useTexts().page.title,
    isShown: (user) => hasPermission(user, CARGO_ACCESS.any.query),
    load: async () => (await sections()).AnyCargoSection,
  }),
];
