import type { SlotFilling } from '../../../../platform/web/slots/slot.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { DOSSIER_ACCESS } from '../../../documents/dossier/accessWire.ts';
import { boardSections } from '../../../documents/dossier/web/slots.ts';
import { operatorOrderSections, orderSections } from '../../booking/web/slots.ts';
import { useTexts } from './texts.ts';

const loads = () => import('./loads.ts');
const useTitle = () => useTexts().title;
const section = async () => (await (await loads()).orderClock()).OrderClock;

export const fillings: readonly SlotFilling[] = [
  orderSections.fill({
    name: 'readiness',
    order: 27,
    useTitle,
    isShown: (user, { order }) => order.status !== 'draft' && hasPermission(user, DOSSIER_ACCESS.query),
    load: section,
  }),
  operatorOrderSections.fill({
    name: 'readiness',
    order: 31,
    useTitle,
    isShown: (user) => hasPermission(user, DOSSIER_ACCESS.any),
    load: section,
  }),
  boardSections.fill({
    name: 'readiness',
    order: 20,
    useTitle,
    load: async () => (await (await loads()).trainClock()).TrainClock,
  }),
];
