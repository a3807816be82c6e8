import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useTexts } from '../../texts.ts';
import type { CellError } from './validateSheet.ts';

export function useCellErrorText(): (error: CellError) => string {
  const texts = useTexts().sheet;
  const format = useFormat();
  return (error) => {
    switch (error.reason) {
      case 'server':
        return error.text;
      case 'checkDigit':
        return texts.checkDigit(error);
      case 'duplicate':
        return texts.duplicate(error);
      case 'weightRange':
        return texts.weightRange({ max: format.kg(error.max) });
      case 'vgmOverMax':
        return texts.vgmOverMax({ max: format.kg(error.max) });
      default:
        return texts[error.reason];
    }
  };
}
