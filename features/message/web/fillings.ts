import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { accountSections } from '../../../platform/web/slots/accountSections.ts';
import type { SlotFilling } from '../../../platform/web/slots/slot.ts';
import { useTexts } from './texts.ts';

export const fillings: readonly SlotFilling[] = [
  accountSections.fill({
    name: 'messages',
    order: 75,
    useTitle: () => useTexts().setting.title,
    load: async () => (await withTexts(import('./setting/SettingSection.tsx'), useTexts)).SettingSection,
  }),
];
