import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import type { SlotFilling } from '../../../../platform/web/slots/slot.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { loadPlanLinks } from '../../booking/web/slots.ts';
import { TRAIN_TRANSITIONS, type TrainStatus } from '../../train/wire.ts';
import { departTrain } from '../wire.ts';
import { useOperatorTexts } from './texts.ts';

const links = () => withTexts(import('./operator/TrainLinks.tsx'), useOperatorTexts);

function canDepart(status: TrainStatus): boolean {
  const next: readonly TrainStatus[] = TRAIN_TRANSITIONS[status];
  return next.includes('departed');
}

export const fillings: readonly SlotFilling[] = [
  loadPlanLinks.fill({
    name: 'tracking',
    order: 10,
    useTitle: () => useOperatorTexts().title,
    load: async () => (await links()).TrackingLink,
  }),
  loadPlanLinks.fill({
    name: 'depart',
    order: 20,
    useTitle: () => useOperatorTexts().depart,
    isShown: (user, { train }) => hasPermission(user, departTrain.access.code) && canDepart(train.status),
    load: async () => (await links()).DepartLink,
  }),
];
