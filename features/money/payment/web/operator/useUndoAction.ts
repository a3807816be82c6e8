import { reasonAction } from '../../../../../platform/web/actions/action.ts';
import { bankEntries, readReceipt, receipts, suggestMatch, undoReceipt } from '../../wire.ts';
import { useTexts } from '../texts.ts';

export const UNDO_READS = [bankEntries.list, receipts.list, readReceipt, suggestMatch];

/** Takes a match of money back, with a reason. */
export function useUndoAction(receiptId: number) {
  const t = useTexts().receipts;
  return reasonAction(undoReceipt, (reason) => ({ receiptId, reason }), {
    label: t.undo,
    title: t.undoTitle,
    text: t.undoText,
    done: t.undone,
    isDangerous: true,
  });
}
