import type { SlotFilling } from '../../../../platform/web/slots/slot.ts';
import { dossierSections } from '../../dossier/web/slots.ts';
import { useTexts } from './texts.ts';

export const fillings: readonly SlotFilling[] = [
  dossierSections.fill({
    name: 'loadingScheme',
    order: 20,
    useTitle: () => useTexts().title,
    load: async () => (await (await import('./loads.ts')).schemeLink()).SchemeLink,
  }),
];
