import { Alert, Button, Space } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { Fillings } from '../../../../../platform/web/slots/Fillings.tsx';
import { ReasonDialog } from '../../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import type { OrderDetail } from '../../order.ts';
import { ROLL_OVER_REASON_NAMES, type RollOverView } from '../../rollOver.ts';
import { acceptRollOver, declineRollOver } from '../../rollOverWire.ts';
import { getOrderDetail, listOrders, queryOrderBigStatus } from '../../wire.ts';
import { rollOverFacts } from '../slots.ts';
import { useTexts } from '../texts.ts';
import styles from './rollOver.module.css';

const INVALIDATES = [getOrderDetail, listOrders, queryOrderBigStatus];

interface RollOverNoticeProps {
  order: OrderDetail;
  rollOver: RollOverView;
}

/** The move to a later train: from where, why, what the platform pays, and the customer's choice while it is open. */
export function RollOverNotice({ order, rollOver }: RollOverNoticeProps) {
  const texts = useTexts().rollOver;
  const format = useFormat();
  const language = useLanguage();
  const { orderBigNo, train, abilities } = order;
  const { rollOverId, fromTrainNo, fromDepartTime, reasonKind, remark, state, decideTime } = rollOver;
  const reason = [ROLL_OVER_REASON_NAMES[reasonKind][language], remark].filter(Boolean).join(' · ');
  const nameOf = (trainNo: string, time: string) => `${trainNo} (${format.dateTime(time)})`;
  const isOpen = state === 'open' && decideTime !== null;
  return (
    <Alert
      type={isOpen ? 'warning' : 'info'}
      showIcon
      className={styles.notice}
      title={texts.title({
        from: nameOf(fromTrainNo, fromDepartTime),
        to: nameOf(train.trainNo, train.departTime),
      })}
      description={
        <>
          <div>{texts.reason({ reason })}</div>
          <Fillings slot={rollOverFacts} props={{ orderBigNo, rollOverId }} />
          <div>{isOpen ? texts.decide({ time: format.dateTime(decideTime) }) : texts.state[state]}</div>
          {abilities.decideRollOver && <Choice orderBigNo={orderBigNo} rollOverId={rollOverId} />}
        </>
      }
    />
  );
}

function Choice({ orderBigNo, rollOverId }: { orderBigNo: string; rollOverId: number }) {
  const texts = useTexts().rollOver;
  const [isDeclining, setDeclining] = useState(false);
  const accepting = useWrite(acceptRollOver, { invalidates: INVALIDATES, done: texts.accepted });
  const declining = useWrite(declineRollOver, { invalidates: INVALIDATES, done: texts.declined });
  return (
    <Space wrap className={styles.choice}>
      <Button
        type="primary"
        loading={accepting.isPending}
        onClick={() => void accepting.send({ orderBigNo, rollOverId })}
      >
        {texts.accept}
      </Button>
      <Button danger onClick={() => setDeclining(true)}>
        {texts.decline}
      </Button>
      <ReasonDialog
        open={isDeclining}
        title={texts.declineTitle({ orderBigNo })}
        confirmLabel={texts.decline}
        reasonLabel={texts.declineReason}
        maxLength={200}
        isDangerous
        onConfirm={async (reason) => {
          const isDone = (await declining.send({ orderBigNo, rollOverId, reason })) !== undefined;
          if (isDone) setDeclining(false);
          return isDone;
        }}
        onClose={() => setDeclining(false)}
      >
        {texts.declineText}
      </ReasonDialog>
    </Space>
  );
}
