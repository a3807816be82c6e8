import { accountSections } from '../../../../platform/web/slots/accountSections.ts';
import { type SlotFilling, whenShown } from '../../../../platform/web/slots/slot.ts';
import { useSectionTexts } from './texts.ts';

const loads = () => import('./loads.ts');

export const fillings: readonly SlotFilling[] = [
  accountSections.fill({
    name: 'trustees',
    order: 50,
    useTitle: () => useSectionTexts().title,
    isShown: ({ companyUser }) => companyUser !== null && companyUser.empowerType !== null,
    load: whenShown(async () => (await (await loads()).trusteesSection()).TrusteesSection, useSectionTexts),
  }),
];
