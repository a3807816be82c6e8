import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useCargoTexts } from '../../../freight/cargo/web/parts.ts';
import { useDossierTexts } from '../../dossier/web/parts.ts';
import { usePaperTexts } from '../../paper/web/parts.ts';
import { useTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const rulesPage = () => withTexts(import('./RulesPage.tsx'), useTexts);
export const orderFindings = () =>
  withTexts(import('./OrderFindings.tsx'), useTexts, useDossierTexts, useCargoTexts, usePaperTexts);
export const trainFindings = () => withTexts(import('./TrainFindings.tsx'), useTexts);
