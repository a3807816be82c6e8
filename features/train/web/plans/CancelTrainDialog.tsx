import { useFormat } from '../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import { ReasonDialog } from '../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { cancelTrain } from '../../../booking/wire.ts';
import { listTrainPlans } from '../../wire.ts';
import { usePlanTexts } from '../texts.ts';
import type { PlanDialogProps } from './planDialog.ts';

export function CancelTrainDialog({ train, isOpen, onClose }: PlanDialogProps) {
  const { cancelling: texts, moves } = usePlanTexts();
  const format = useFormat();
  const cancel = useWrite(cancelTrain, { invalidates: [listTrainPlans] });

  const confirm = async (reason: string) => {
    const ended = await cancel.send({ trainInfoId: train.trainInfoId, reason });
    if (ended === undefined) return false;
    showToast('success', texts.done({ count: ended.endedBookings }));
    onClose();
    return true;
  };
  return (
    <ReasonDialog
      open={isOpen}
      title={texts.title({ trainNo: train.trainNo })}
      confirmLabel={moves.cancel}
      isDangerous
      maxLength={200}
      onConfirm={confirm}
      onClose={onClose}
    >
      {texts.warning({ depart: format.dateTime(train.departTime), soldTeu: format.number(train.soldTeu) })}
    </ReasonDialog>
  );
}
