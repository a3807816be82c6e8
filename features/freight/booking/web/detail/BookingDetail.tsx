import { Button } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { usePageTitle, useTabName } from '../../../../../platform/web/router/usePageTitle.ts';
import { Fillings } from '../../../../../platform/web/slots/Fillings.tsx';
import { CopyText } from '../../../../../platform/web/widgets/copy/CopyText.tsx';
import { DetailState } from '../../../../../platform/web/widgets/page/DetailState.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { CARD_BREAKPOINT, useNarrow } from '../../../../../platform/web/widgets/screen/useNarrow.ts';
import type { OrderDetail } from '../../order.ts';
import { getOrderDetail } from '../../wire.ts';
import { BookAgain } from '../again/BookAgain.tsx';
import { OrderStatusTag } from '../order/OrderStatusTag.tsx';
import { shortNumber } from '../order/shortNumber.ts';
import { WithdrawDialog } from '../order/WithdrawDialog.tsx';
import { bookingPath, ORDERS_PATH, orderPath, tracePath } from '../paths.ts';
import { RollOverNotice } from '../rollOver/RollOverNotice.tsx';
import { SplitNotice } from '../rollOver/SplitNotice.tsx';
import { orderAside, orderFacts, orderLead, orderSections } from '../slots.ts';
import { useTexts } from '../texts.ts';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import styles from './detail.module.css';
import { NextStep } from './NextStep.tsx';
import { numberedCount, progressOf, STAGES, stageTime } from './progress.ts';

/** Stages of the order in one line; times where the pointer rests. */
function Progress({ order }: { order: OrderDetail }) {
  const texts = useTexts().detail;
  const format = useFormat();
  const { current, isEnded } = progressOf(order);
  const counted = texts.numbered({ done: numberedCount(order), all: order.containers.length });
  return (
    <ol className={styles.progress} aria-label={texts.progress} data-ended={isEnded}>
      {STAGES.map((stage, place) => {
        const time = stageTime(order, stage);
        const state = place < current ? 'done' : place === current ? 'now' : 'ahead';
        return (
          <li key={stage} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span title={time ? `${format.dateTime(time)} ${format.zone}` : undefined}>
              {texts.steps[stage]}
              {stage === 'numbers' && state === 'now' && ` ${counted}`}
            </span>
            {time && state !== 'ahead' && <time className={styles.stageTime}>{format.day(time)}</time>}
          </li>
        );
      })}
    </ol>
  );
}

/** Statuses with a tracking link before departure. */
const TRACKABLE: readonly OrderDetail['status'][] = ['confirmed', 'documents', 'ready'];
const UNDERWAY: readonly OrderDetail['status'][] = ['departed', 'arrived', 'delivered', 'settled'];

function OrderButtons({ order }: { order: OrderDetail }) {
  const texts = useTexts().detail;
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { orderBigNo, status, abilities } = order;
  const isDraft = status === 'draft';
  const isUnderWay = UNDERWAY.includes(status);
  return (
    <>
      {abilities.edit && (
        <Link to={bookingPath(order.train, { order: orderBigNo })}>
          <Button type="primary">{texts.continueDraft}</Button>
        </Link>
      )}
      {(TRACKABLE.includes(status) || isUnderWay) && (
        <Link to={tracePath(orderBigNo)}>
          <Button type={isUnderWay ? 'primary' : 'default'}>{texts.track}</Button>
        </Link>
      )}
      <BookAgain order={order} />
      {abilities.withdraw && (
        <Button danger onClick={() => setWithdrawing(true)}>
          {isDraft ? texts.discardDraft : texts.withdraw}
        </Button>
      )}
      <WithdrawDialog order={order} open={isWithdrawing} onClose={() => setWithdrawing(false)} />
    </>
  );
}

const REFETCH_MS = 60_000;

/** One order (portal 2.2: bookingDetail). */
export default function BookingDetail() {
  const texts = useTexts().detail;
  const { orderBigNo = '' } = useParams();
  const read = useRead(getOrderDetail, { orderBigNo }, { refetchEveryMs: REFETCH_MS });
  usePageTitle(`${texts.title} ${orderBigNo}`);
  useTabName(shortNumber(orderBigNo));

  if (read.data) return <Order key={orderBigNo} order={read.data} />;
  return (
    <DetailState title={texts.title} subtitle={orderBigNo} back={ORDERS_PATH} read={read}>
      <DetailSkeleton />
    </DetailState>
  );
}

function Order(props: { order: OrderDetail }) {
  const { order } = props;
  const texts = useTexts();
  return (
    <>
      <PageHeader
        title={texts.detail.title}
        subtitle={
          <span className={styles.subtitle}>
            <strong className={styles.number}>
              <CopyText text={order.orderBigNo} />
            </strong>
            <OrderStatusTag status={order.status} />
          </span>
        }
        back={ORDERS_PATH}
        extra={<OrderButtons order={order} />}
      />
      <div className={styles.stack}>
        <div className={styles.nextStep}>
          <NextStep order={order}>
            <Progress order={order} />
          </NextStep>
          {order.rollOver && <RollOverNotice order={order} rollOver={order.rollOver} />}
          <SplitNotice order={order} link={(number) => <Link to={orderPath(number)}>{number}</Link>} />
        </div>
        <Fillings slot={orderLead} props={props} />
        <div className={styles.columns}>
          <div className={styles.stack}>
            <Fillings slot={orderSections} props={props} />
            <Fillings slot={orderFacts} props={props} />
          </div>
          <div className={styles.stack}>
            <Fillings slot={orderAside} props={props} />
          </div>
        </div>
        <NextAction order={order} />
      </div>
    </>
  );
}

const TRACKED: readonly OrderDetail['status'][] = ['departed', 'arrived'];
const OVER: readonly OrderDetail['status'][] = ['refused', 'withdrawn', 'expired'];

/** On a phone: what to do next with the order, at the lower edge of the window. */
function NextAction({ order }: { order: OrderDetail }) {
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  const next = useNext(order);
  if (!isNarrow || next === null) return null;
  return (
    <div className={styles.nextAction}>
      <Link to={next.path}>
        <Button block type="primary" size="large">
          {next.label}
        </Button>
      </Link>
    </div>
  );
}

function useNext(order: OrderDetail): { path: string; label: string } | null {
  const { detail, confirmation } = useTexts();
  const { orderBigNo, status, train, abilities } = order;
  if (abilities.edit) return { path: bookingPath(train, { order: orderBigNo }), label: detail.continueDraft };
  if (abilities.saveContainers && numberedCount(order) < order.containers.length)
    return { path: '#containers', label: confirmation.fillNumbers };
  if (TRACKED.includes(status)) return { path: tracePath(orderBigNo), label: detail.track };
  if (OVER.includes(status) && train.isBookable)
    return { path: bookingPath(train, { copy: orderBigNo }), label: detail.bookAgain };
  return null;
}
