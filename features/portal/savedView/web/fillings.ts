import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { listViews } from '../../../../platform/web/slots/listViews.ts';
import { type SlotFilling, whenShown } from '../../../../platform/web/slots/slot.ts';
import { useSavedViewTexts } from './texts.ts';

export const fillings: readonly SlotFilling[] = [
  listViews.fill({
    name: 'savedViews',
    order: 10,
    useTitle: () => useSavedViewTexts().title,
    load: whenShown(
      async () => (await withTexts(import('./SavedViews.tsx'), useSavedViewTexts)).SavedViews,
      useSavedViewTexts,
    ),
  }),
];
