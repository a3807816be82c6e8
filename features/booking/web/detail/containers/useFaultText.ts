import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useTexts } from '../../texts.ts';
import type { CellFault } from './faults.ts';

export function useFaultText(): (fault: CellFault) => string {
  const texts = useTexts().sheet;
  const format = useFormat();
  return (fault) => {
    switch (fault.reason) {
      case 'server':
        return fault.text;
      case 'checkDigit':
        return texts.checkDigit(fault);
      case 'duplicate':
        return texts.duplicate(fault);
      case 'weightRange':
        return texts.weightRange({ max: format.kg(fault.max) });
      case 'vgmOverMax':
        return texts.vgmOverMax({ max: format.kg(fault.max) });
      default:
        return texts[fault.reason];
    }
  };
}
