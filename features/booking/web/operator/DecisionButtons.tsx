import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { ReasonDialog } from '../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { useOperatorTexts } from './texts.ts';
import { useConfirm, useRefuse } from './useDecisions.ts';

export interface DecidableBooking {
  orderBigNo: string;
  companyName: string;
  trainNo: string;
  teu: number;
}

interface DecisionProps {
  booking: DecidableBooking;
  mayConfirm: boolean;
  mayRefuse: boolean;
  size?: 'small' | 'middle';
}

/** Confirm and refuse; final, so both ask first, refusing for a reason. */
export function DecisionButtons({ booking, mayConfirm, mayRefuse, size = 'small' }: DecisionProps) {
  const texts = useOperatorTexts().answer;
  const { action } = usePlatformTexts();
  const { confirm, isPending } = useConfirm();
  const [isRefusing, setRefusing] = useState(false);
  const { orderBigNo } = booking;
  return (
    <>
      {mayConfirm && (
        <Popconfirm
          title={texts.confirmOne({ orderBigNo })}
          description={texts.confirmOneText({ ...booking, company: booking.companyName })}
          okText={texts.confirm}
          cancelText={action.cancel}
          placement="topRight"
          styles={{ root: { maxWidth: 360 } }}
          onConfirm={() => confirm(orderBigNo)}
        >
          <Button type="primary" size={size} loading={isPending}>
            {texts.confirm}
          </Button>
        </Popconfirm>
      )}
      {mayRefuse && (
        <Button size={size} danger onClick={() => setRefusing(true)}>
          {texts.refuse}
        </Button>
      )}
      <RefuseDialog booking={booking} open={isRefusing} onClose={() => setRefusing(false)} />
    </>
  );
}

function RefuseDialog(props: { booking: DecidableBooking; open: boolean; onClose: () => void }) {
  const { booking, open, onClose } = props;
  const texts = useOperatorTexts().answer;
  const { refuse } = useRefuse();
  const { orderBigNo, companyName, teu } = booking;
  return (
    <ReasonDialog
      open={open}
      title={texts.refuseOne({ orderBigNo })}
      confirmLabel={texts.refuseConfirm}
      reasonLabel={texts.refuseReason}
      maxLength={200}
      isDangerous
      onConfirm={async (reason) => {
        const isDone = await refuse(orderBigNo, reason);
        if (isDone) onClose();
        return isDone;
      }}
      onClose={onClose}
    >
      {texts.refuseText({ company: companyName, teu })}
    </ReasonDialog>
  );
}
