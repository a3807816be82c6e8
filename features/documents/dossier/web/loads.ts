import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useCargoTexts } from '../../../freight/cargo/web/parts.ts';
import { useNomenclatureTexts } from '../../../freight/nomenclature/web/parts.ts';
import { usePlanTexts, useTrainTexts } from '../../../freight/train/web/parts.ts';
import { useTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const prepareDocumentsPage = () =>
  withTexts(import('./PrepareDocumentsPage.tsx'), useTexts, useCargoTexts, useNomenclatureTexts);
export const groundDocumentsPage = () =>
  withTexts(import('./GroundDocumentsPage.tsx'), useTexts, useCargoTexts, useNomenclatureTexts);
export const taskPage = () => withTexts(import('./TaskPage.tsx'), useTexts, useCargoTexts, useNomenclatureTexts);
export const documentsBoardPage = () =>
  withTexts(import('./DocumentsBoardPage.tsx'), useTexts, useCargoTexts, useTrainTexts, usePlanTexts);
export const documentsSection = () => withTexts(import('./DocumentsSection.tsx'), useTexts);
