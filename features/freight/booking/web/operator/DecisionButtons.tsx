import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { ReasonDialog } from '../../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { CARD_BREAKPOINT, useNarrow } from '../../../../../platform/web/widgets/screen/useNarrow.ts';
import { listTrainPlans } from '../../../train/wire.ts';
import {
  confirmBooking,
  getBookingDetail,
  getLoadPlan,
  listBookings,
  refuseBooking,
  waitlistBooking,
} from '../../operatorWire.ts';
import type { OperatorOrderRow } from '../../order.ts';
import { refusalReasons } from '../../standardReasons.ts';
import type { OrderStatus } from '../../states.ts';
import styles from './decision.module.css';
import { useOperatorTexts } from './texts.ts';

interface DecidableBooking {
  orderBigNo: string;
  companyName: string;
  trainNo: string;
  teu: number;
  status: OrderStatus;
}

interface DecisionProps {
  booking: DecidableBooking;
  abilities: OperatorOrderRow['abilities'];
  size?: 'small' | 'middle';
}

/** Confirm, put on the waitlist, refuse; customers are told, so each asks first, refusing for a reason. */
export function DecisionButtons({ booking, abilities, size = 'small' }: DecisionProps) {
  const texts = useOperatorTexts().answer;
  const { action } = usePlatformTexts();
  const confirming = useDecision(confirmBooking, texts.confirmed);
  const waitlisting = useDecision(waitlistBooking, texts.waitlisted);
  const [isRefusing, setRefusing] = useState(false);
  const { orderBigNo } = booking;
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  const asked = { ...booking, company: booking.companyName };
  // a row of the list holds two buttons in each language; the third is in the order's drawer
  const hasRoom = size === 'middle';
  const buttonSize = isNarrow ? 'middle' : size;
  const question = {
    okButtonProps: { autoFocus: true, size: isNarrow ? 'large' : 'small' },
    cancelButtonProps: { size: isNarrow ? 'large' : 'small' },
    cancelText: action.cancel,
    placement: 'topRight',
    // mounted anew each time, it takes the focus each time: a second Enter confirms
    destroyOnHidden: true,
    styles: { root: { maxWidth: 360 } },
  } as const;
  return (
    <>
      {abilities.confirm && (
        <Popconfirm
          {...question}
          title={texts.confirmOne({ orderBigNo })}
          description={texts.confirmOneText(asked)}
          okText={texts.confirm}
          onConfirm={() => confirming.decide(orderBigNo)}
        >
          <Button
            type="primary"
            data-key="confirm"
            size={buttonSize}
            className={styles.decision}
            loading={confirming.isPending}
          >
            {texts.confirm}
          </Button>
        </Popconfirm>
      )}
      {abilities.waitlist && hasRoom && (
        <Popconfirm
          {...question}
          title={texts.waitlistOne({ orderBigNo })}
          description={texts.waitlistOneText(asked)}
          okText={texts.waitlist}
          onConfirm={() => waitlisting.decide(orderBigNo)}
        >
          <Button size={buttonSize} className={styles.decision} loading={waitlisting.isPending}>
            {texts.waitlist}
          </Button>
        </Popconfirm>
      )}
      {abilities.refuse && (
        <Button size={buttonSize} className={styles.decision} danger onClick={() => setRefusing(true)}>
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
  const { orderBigNo, companyName: company, teu, status } = booking;
  return (
    <ReasonDialog
      open={open}
      title={texts.refuseOne({ orderBigNo })}
      confirmLabel={texts.refuseConfirm}
      reasonLabel={texts.refuseReason}
      suggestions={refusalReasons(useLanguage())}
      maxLength={200}
      isDangerous
      onConfirm={async (reason) => {
        const isDone = await refuse(orderBigNo, reason);
        if (isDone) onClose();
        return isDone;
      }}
      onClose={onClose}
    >
      {status === 'waitlisted' ? texts.refuseWaitlistedText({ company }) : texts.refuseText({ company, teu })}
    </ReasonDialog>
  );
}

export const DECISION_REFRESHES = [listBookings, getBookingDetail, getLoadPlan, listTrainPlans];

/** Resolves to whether the call succeeded. */
function useDecision(call: typeof confirmBooking | typeof waitlistBooking, done: string) {
  const write = useWrite(call, { invalidates: DECISION_REFRESHES, done });
  return {
    decide: async (orderBigNo: string) => (await write.send({ orderBigNo })) !== undefined,
    isPending: write.isPending,
  };
}

/** Resolves to whether the call succeeded. */
function useRefuse() {
  const texts = useOperatorTexts().answer;
  const write = useWrite(refuseBooking, { invalidates: DECISION_REFRESHES, done: texts.refused });
  return {
    refuse: async (orderBigNo: string, reason: string) => (await write.send({ orderBigNo, reason })) !== undefined,
  };
}
