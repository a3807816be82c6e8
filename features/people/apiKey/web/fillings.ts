import { isMainAccount } from '../../../../platform/web/currentUser/currentUser.ts';
import { accountSections } from '../../../../platform/web/slots/accountSections.ts';
import { type SlotFilling, whenShown } from '../../../../platform/web/slots/slot.ts';
import { securityParts } from '../../session/web/slots.ts';
import { useApiKeyTexts } from './texts.ts';

const loads = () => import('./loads.ts');

export const fillings: readonly SlotFilling[] = [
  accountSections.fill({
    name: 'apiKeys',
    order: 80,
    useTitle: () => useApiKeyTexts().title,
    isShown: isMainAccount,
    load: whenShown(async () => (await (await loads()).apiKeys()).ApiKeys, useApiKeyTexts),
  }),
  securityParts.fill({
    name: 'partners',
    order: 10,
    useTitle: () => useApiKeyTexts().partners.title,
    isShown: ({ companyUser }) => companyUser !== null,
    load: async () => (await (await loads()).partners()).Partners,
  }),
];
