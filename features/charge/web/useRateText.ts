import { useFormat } from '../../../platform/web/language/format.ts';

const FULL = 100;

/** Rates as pages show them: `ofFraction('0.0900')` and `ofPercent('9')` are 9 %. */
export function useRateText() {
  const format = useFormat();
  const shown = (percent: number) => `${format.number(percent)}\u00a0%`;
  return {
    ofFraction: (fraction: string) => shown(Number(fraction) * FULL),
    ofPercent: (percent: string) => shown(Number(percent)),
  };
}
