import { readCell } from '../../../freight/cargo/cells.ts';
import { useCargoTexts } from '../../../freight/cargo/web/parts.ts';
import type { PaperFault } from '../wire.ts';
import { useTexts } from './texts.ts';

/** A fault: its box and the message. */
export function useFaultWords() {
  const { page } = useTexts();
  const cargo = useCargoTexts();
  const names: Readonly<Record<string, string>> = { ...cargo.page.fields, ...page.fields };
  return (fault: PaperFault): string => {
    if (fault.reason === 'returned') return `${fault.box}: ${page.reasons.returned} — ${fault.words}`;
    if (fault.reason === 'tooLong') return `${fault.box}: ${page.tooLong(fault)}`;
    const name = fault.reason === 'missing' ? (names[readCell(fault.cell).field] ?? '') : '';
    return [fault.box, name, page.reasons[fault.reason]].filter(Boolean).join(': ');
  };
}
