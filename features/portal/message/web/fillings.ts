import { accountSections } from '../../../../platform/web/slots/accountSections.ts';
import { type SlotFilling, whenShown } from '../../../../platform/web/slots/slot.ts';
import { useTexts } from './texts.ts';

const loads = () => import('./loads.ts');

export const fillings: readonly SlotFilling[] = [
  accountSections.fill({
    name: 'messages',
    order: 14,
    useTitle: () => useTexts().setting.title,
    load: whenShown(async () => (await (await loads()).settingSection()).SettingSection, useTexts),
  }),
];
