import { Modal } from 'antd';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { Fillings } from '../../../../../platform/web/slots/Fillings.tsx';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { ReasonDialog } from '../../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { getTrainDetail } from '../../../train/wire.ts';
import type { OrderRow } from '../../order.ts';
import type { OrderStatus } from '../../states.ts';
import { getOrderDetail, isHavingTempOrders, listOrders, queryOrderBigStatus, withdraw } from '../../wire.ts';
import { withdrawFacts } from '../slots.ts';
import { useTexts } from '../texts.ts';

/** `withdrawOrder` resolves to whether the call succeeded. */
function useWithdraw(done: string) {
  const write = useWrite(withdraw, {
    invalidates: [listOrders, queryOrderBigStatus, getOrderDetail, isHavingTempOrders, getTrainDetail],
    done,
  });
  return {
    withdrawOrder: async (input: { orderBigNo: string; reason: string }) => (await write.send(input)) !== undefined,
    isPending: write.isPending,
  };
}

function textOf(
  { text, waitlistedText, confirmedText }: ReturnType<typeof useTexts>['withdraw'],
  status: OrderStatus,
): string {
  if (status === 'waitlisted') return waitlistedText;
  return status === 'submitted' ? text : confirmedText;
}

interface WithdrawDialogProps {
  order: Pick<OrderRow, 'orderBigNo' | 'status'>;
  open: boolean;
  onClose: () => void;
}

/** Drafts ask for confirmation, bookings for a reason. */
export function WithdrawDialog({ order, open, onClose }: WithdrawDialogProps) {
  const texts = useTexts().withdraw;
  const { action } = usePlatformTexts();
  const { orderBigNo, status } = order;
  const isDraft = status === 'draft';
  const { withdrawOrder, isPending } = useWithdraw(isDraft ? texts.draftDone : texts.done);

  const confirm = async (reason: string) => {
    const isDone = await withdrawOrder({ orderBigNo, reason });
    if (isDone) onClose();
    return isDone;
  };

  if (isDraft) {
    return (
      <Modal
        open={open}
        title={texts.draftTitle({ orderBigNo })}
        okText={texts.draftConfirm}
        cancelText={action.cancel}
        okButtonProps={{ danger: true }}
        confirmLoading={isPending}
        width={440}
        onOk={() => void confirm('')}
        onCancel={onClose}
      >
        {texts.draftText}
      </Modal>
    );
  }
  return (
    <ReasonDialog
      open={open}
      title={texts.title({ orderBigNo })}
      confirmLabel={texts.confirm}
      reasonLabel={texts.reason}
      maxLength={200}
      isDangerous
      onConfirm={confirm}
      onClose={onClose}
    >
      {textOf(texts, status)}
      {open && <Fillings slot={withdrawFacts} props={{ orderBigNo }} />}
    </ReasonDialog>
  );
}
