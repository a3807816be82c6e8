import { withTexts } from '../../../../../platform/web/language/withTexts.ts';
import { useNomenclatureTexts } from '../../../nomenclature/web/parts.ts';
import { useTexts } from '../texts.ts';

/** A chunk of its own: the first page of the portal carries no picker of codes. */
export const bookingSpace = () => withTexts(import('./BookingSpace.tsx'), useTexts, useNomenclatureTexts);
