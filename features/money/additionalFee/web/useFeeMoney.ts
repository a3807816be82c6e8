import { useFormat } from '../../../../platform/web/language/format.ts';
import { useFeeTexts } from './texts.ts';

/** An amount of a fee; in words where it is hidden from the reader. */
export function useFeeMoney(): (amount: string | null, currency: string) => string {
  const texts = useFeeTexts();
  const format = useFormat();
  return (amount, currency) => (amount === null ? texts.hidden : format.money(amount, currency));
}
