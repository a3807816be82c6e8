import { useLanguage } from '../../../../platform/web/language/language.ts';
import { FEE_TYPE_NAMES } from '../../../money/charge/names.ts';
import type { ShownLine } from '../quotation.ts';
import { useQuoteTexts } from './texts.ts';

type Priced = Pick<ShownLine, 'feeType' | 'basis' | 'sizeType' | 'fromQuantity' | 'toQuantity'>;

/** What a line prices, in words: fee, basis, container type and tier. */
export function useLineText(): (line: Priced) => string {
  const texts = useQuoteTexts();
  const language = useLanguage();
  return (line) =>
    [FEE_TYPE_NAMES[line.feeType][language], texts.bases[line.basis], line.sizeType, tierText(line)]
      .filter(Boolean)
      .join(' · ');
}

/** The upper bound is not within the tier: days, boxes and trips end one before it. */
function tierText({ basis, fromQuantity, toQuantity }: Priced): string {
  if (toQuantity === '') return fromQuantity === '' ? '' : `≥ ${fromQuantity}`;
  const end = Number(toQuantity);
  const isWhole = basis !== 'kg' && Number.isInteger(end);
  return `${fromQuantity || 0} – ${isWhole ? end - 1 : `< ${toQuantity}`}`;
}
