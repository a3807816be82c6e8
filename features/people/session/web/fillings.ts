import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { accountSections } from '../../../../platform/web/slots/accountSections.ts';
import { type SlotFilling, whenShown } from '../../../../platform/web/slots/slot.ts';
import { useCentreTexts, usePasswordTexts, useTwoStepTexts } from './texts.ts';

const loadSections = () =>
  withTexts(import('./centre/sections.tsx'), useCentreTexts, usePasswordTexts, useTwoStepTexts);

export const fillings: readonly SlotFilling[] = [
  accountSections.fill({
    name: 'profile',
    order: 10,
    useTitle: () => useCentreTexts().profile,
    load: whenShown(async () => (await loadSections()).ProfileSection, useCentreTexts),
  }),
  accountSections.fill({
    name: 'security',
    order: 12,
    useTitle: () => useCentreTexts().security,
    load: whenShown(async () => (await loadSections()).SecuritySection, useCentreTexts),
  }),
];
