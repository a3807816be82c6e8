import type { SlotFilling } from '../../../../platform/web/slots/slot.ts';
import { boardSections, dossierSections } from '../../dossier/web/slots.ts';
import { useTexts } from './texts.ts';

const loads = () => import('./loads.ts');
const useTitle = () => useTexts().title;

export const fillings: readonly SlotFilling[] = [
  dossierSections.fill({
    name: 'inspection',
    order: 10,
    useTitle,
    load: async () => (await (await loads()).orderFindings()).OrderFindings,
  }),
  boardSections.fill({
    name: 'inspection',
    order: 10,
    useTitle,
    load: async () => (await (await loads()).trainFindings()).TrainFindings,
  }),
];
