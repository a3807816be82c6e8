import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import type { SlotFilling } from '../../../../platform/web/slots/slot.ts';
import { planChanges } from './slots.ts';
import { usePlanTexts } from './texts.ts';

const dialogs = () => withTexts(import('./plans/PlanDialogs.tsx'), usePlanTexts);

export const fillings: readonly SlotFilling[] = [
  planChanges.fill({
    name: 'capacity',
    order: 20,
    useTitle: () => usePlanTexts().moves.capacity,
    load: async () => (await dialogs()).CapacityDialog,
  }),
  planChanges.fill({
    name: 'prices',
    order: 30,
    useTitle: () => usePlanTexts().moves.prices,
    load: async () => (await dialogs()).PricesDialog,
  }),
];
