import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useHolderTexts } from '../texts.ts';
import type { Fault } from './faults.ts';

/** Says a fault under its field. */
export function useFaultText(): (fault: Fault) => string {
  const { faults } = useHolderTexts();
  const format = useFormat();
  return (fault) => {
    if (fault.key === 'checkDigit') return faults.checkDigit(fault);
    if (fault.key === 'tooHeavy') return faults.tooHeavy({ kg: format.number(fault.maxGrossKg) });
    return faults[fault.key];
  };
}
