import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useNomenclatureTexts } from '../../nomenclature/web/parts.ts';
import { useTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const sections = () => withTexts(import('./sections.tsx'), useTexts, useNomenclatureTexts);
