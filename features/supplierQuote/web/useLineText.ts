import { useLanguage } from '../../../platform/web/language/language.ts';
import { FEE_TYPE_NAMES } from '../../charge/names.ts';
import type { ShownLine } from '../quotation.ts';
import { useQuoteTexts } from './texts.ts';

type Priced = Pick<ShownLine, 'feeType' | 'basis' | 'sizeType' | 'fromQuantity' | 'toQuantity'>;

/** What a line prices, in words: fee, basis, container type and tier. */
export function useLineText(): (line: Priced) => string {
  const texts = useQuoteTexts();
  const language = useLanguage();
  return ({ feeType, basis, sizeType, fromQuantity, toQuantity }) => {
    const tier =
      fromQuantity === '' && toQuantity === '' ? '' : `${fromQuantity || 0} – ${toQuantity || '∞'}`;
    return [FEE_TYPE_NAMES[feeType][language], texts.bases[basis], sizeType, tier]
      .filter(Boolean)
      .join(' · ');
  };
}
