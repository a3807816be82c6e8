import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { ReasonDialog } from '../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { bankEntries, readReceipt, receipts, suggestMatch, undoReceipt } from '../../wire.ts';
import { useTexts } from '../texts.ts';

const INVALIDATES = [bankEntries.list, receipts.list, readReceipt, suggestMatch];

interface UndoDialogProps {
  /** null: closed */
  receiptId: number | null;
  onClose: () => void;
}

/** Asks for the reason, and takes a match of money back. */
export function UndoDialog({ receiptId, onClose }: UndoDialogProps) {
  const t = useTexts().receipts;
  const undoing = useWrite(undoReceipt, { invalidates: INVALIDATES, done: t.undone });
  return (
    <ReasonDialog
      open={receiptId !== null}
      isDangerous
      title={t.undoTitle}
      confirmLabel={t.undo}
      onConfirm={async (reason) => {
        const isDone = (await undoing.send({ receiptId: receiptId ?? 0, reason })) !== undefined;
        if (isDone) onClose();
        return isDone;
      }}
      onClose={onClose}
    >
      {t.undoText}
    </ReasonDialog>
  );
}
