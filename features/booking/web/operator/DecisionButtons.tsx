import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { ReasonDialog } from '../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { CARD_BREAKPOINT, useNarrow } from '../../../../platform/web/widgets/screen/useNarrow.ts';
import { listTrainPlans } from '../../../train/wire.ts';
import {
  confirmBooking,
  getBookingDetail,
  getLoadPlan,
  listBookings,
  refuseBooking,
} from '../../operatorWire.ts';
import type { OperatorOrderRow } from '../../order.ts';
import styles from './decision.module.css';
import { useOperatorTexts } from './texts.ts';

interface DecidableBooking {
  orderBigNo: string;
  companyName: string;
  trainNo: string;
  teu: number;
}

interface DecisionProps {
  booking: DecidableBooking;
  abilities: OperatorOrderRow['abilities'];
  size?: 'small' | 'middle';
}

/** Confirm and refuse; final, so both ask first, refusing for a reason. */
export function DecisionButtons({ booking, abilities, size = 'small' }: DecisionProps) {
  const texts = useOperatorTexts().answer;
  const { action } = usePlatformTexts();
  const { confirm, isPending } = useConfirm();
  const [isRefusing, setRefusing] = useState(false);
  const { orderBigNo } = booking;
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  return (
    <>
      {abilities.confirm && (
        <Popconfirm
          title={texts.confirmOne({ orderBigNo })}
          description={texts.confirmOneText({ ...booking, company: booking.companyName })}
          okText={texts.confirm}
          okButtonProps={{ autoFocus: true, size: isNarrow ? 'large' : 'small' }}
          cancelButtonProps={{ size: isNarrow ? 'large' : 'small' }}
          cancelText={action.cancel}
          placement="topRight"
          styles={{ root: { maxWidth: 360 } }}
          onConfirm={() => confirm(orderBigNo)}
        >
          <Button
            type="primary"
            data-key="confirm"
            size={isNarrow ? 'large' : size}
            className={styles.decision}
            loading={isPending}
          >
            {texts.confirm}
          </Button>
        </Popconfirm>
      )}
      {abilities.refuse && (
        <Button
          size={isNarrow ? 'large' : size}
          className={styles.decision}
          danger
          onClick={() => setRefusing(true)}
        >
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

export const DECISION_REFRESHES = [listBookings, getBookingDetail, getLoadPlan, listTrainPlans];

/** Resolves to whether the call succeeded. */
function useConfirm() {
  const texts = useOperatorTexts().answer;
  const write = useWrite(confirmBooking, { invalidates: DECISION_REFRESHES, done: texts.confirmed });
  return {
    confirm: async (orderBigNo: string) => (await write.send({ orderBigNo })) !== undefined,
    isPending: write.isPending,
  };
}

/** Resolves to whether the call succeeded. */
function useRefuse() {
  const texts = useOperatorTexts().answer;
  const write = useWrite(refuseBooking, { invalidates: DECISION_REFRESHES, done: texts.refused });
  return {
    refuse: async (orderBigNo: string, reason: string) =>
      (await write.send({ orderBigNo, reason })) !== undefined,
  };
}
