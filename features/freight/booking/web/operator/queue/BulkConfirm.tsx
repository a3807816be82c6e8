import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useWrite } from '../../../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../../../platform/web/texts/platformTexts.ts';
import { showToast } from '../../../../../../platform/web/toast/toast.ts';
import type { PayloadOf } from '../../../../../../platform/wire/call.ts';
import { confirmBookings } from '../../../operatorWire.ts';
import type { OperatorOrderRow } from '../../../order.ts';
import { FactTable } from '../../table/FactTable.tsx';
import { DECISION_REFRESHES } from '../DecisionButtons.tsx';
import { useOperatorTexts } from '../texts.ts';

type Outcome = PayloadOf<typeof confirmBookings>;

/** Confirms the selected bookings and lists the failed ones with reasons. */
export function BulkConfirm({ orders, done }: { orders: readonly OperatorOrderRow[]; done: () => void }) {
  const texts = useOperatorTexts().bulk;
  const { action } = usePlatformTexts();
  const write = useConfirmSeveral();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const count = orders.length;

  const confirm = async () => {
    const result = await write.send({ orderBigNos: orders.map((order) => order.orderBigNo) });
    if (result === undefined) return;
    setDialogOpen(false);
    done();
    if (result.failed.length > 0) setOutcome(result);
    else showToast('success', texts.done({ count: result.confirmed.length }));
  };

  return (
    <>
      <Button type="primary" data-key="confirmSelected" onClick={() => setDialogOpen(true)}>
        {texts.confirm({ count })}
      </Button>
      <Modal
        open={isDialogOpen}
        title={texts.title({ count })}
        okText={texts.confirm({ count })}
        cancelText={action.cancel}
        confirmLoading={write.isPending}
        okButtonProps={{ autoFocus: true }}
        width={480}
        destroyOnHidden
        onOk={() => void confirm()}
        onCancel={() => setDialogOpen(false)}
      >
        {texts.text({
          teu: orders.reduce((sum, order) => sum + order.teu, 0),
          trains: new Set(orders.map((order) => order.trainInfoId)).size,
        })}
      </Modal>
      <BulkOutcome outcome={outcome} onClose={() => setOutcome(null)} />
    </>
  );
}

function BulkOutcome({ outcome, onClose }: { outcome: Outcome | null; onClose: () => void }) {
  const all = useOperatorTexts();
  const texts = all.bulk;
  return (
    <Modal
      open={outcome !== null}
      title={texts.partly}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
      width={600}
      onCancel={onClose}
    >
      {outcome && (
        <>
          <p>{texts.partlyText({ confirmed: outcome.confirmed.length, failed: outcome.failed.length })}</p>
          <FactTable
            rows={outcome.failed}
            rowKey={(row) => row.orderBigNo}
            columns={[
              { title: all.queue.order, render: (row) => row.orderBigNo },
              { title: texts.why, render: (row) => row.msg },
            ]}
          />
        </>
      )}
    </Modal>
  );
}

function useConfirmSeveral() {
  return useWrite(confirmBookings, { invalidates: DECISION_REFRESHES });
}
