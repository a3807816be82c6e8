import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { ReasonDialog } from '../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { waivePlaces } from '../../placesWire.ts';
import { deposits, listEntries } from '../../wire.ts';
import { useOperatorTexts } from '../texts.ts';

const INVALIDATES = [deposits.list, deposits.read, listEntries];

interface WaiveDialogProps {
  deposit: { depositId: number; version: number };
  onClose: () => void;
}

/** What is outstanding for campaign places is demanded no longer. */
export function WaiveDialog({ deposit: { depositId, version }, onClose }: WaiveDialogProps) {
  const texts = useOperatorTexts();
  const waiving = useWrite(waivePlaces, { invalidates: INVALIDATES, done: texts.taken });
  return (
    <ReasonDialog
      open
      title={texts.waiveTitle}
      confirmLabel={texts.waive}
      onConfirm={async (reason) => {
        const isDone = (await waiving.send({ depositId, version, reason })) !== undefined;
        if (isDone) onClose();
        return isDone;
      }}
      onClose={onClose}
    >
      {texts.waiveText}
    </ReasonDialog>
  );
}
