import { useFormat } from '../../../../platform/web/language/format.ts';
import { percentOf } from './percent.ts';

/** Rates as pages show them: `ofFraction('0.0900')` and `ofPercent('9')` are 9 %. */
export function useRateText() {
  const format = useFormat();
  const ofPercent = (percent: string) => `${format.number(Number(percent))}\u00a0%`;
  return {
    ofFraction: (fraction: string) => ofPercent(percentOf(fraction)),
    ofPercent,
  };
}
