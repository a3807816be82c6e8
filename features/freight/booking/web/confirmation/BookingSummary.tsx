import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Descriptions, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { NO_RESPONSE } from '../../../../../platform/web/request/callError.ts';
import { Fillings } from '../../../../../platform/web/slots/Fillings.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { getNearbyTrains, getTrainDetail, type TrainDetail } from '../../../train/wire.ts';
import {
  checkCompanyAndBookingStatus,
  findEqualBooking,
  getOrderDetail,
  isHavingTempOrders,
  listOrders,
  queryOrderBigStatus,
  saveBooking,
} from '../../wire.ts';
import { Alternatives } from '../form/Alternatives.tsx';
import { clearBooking } from '../form/bookingStorage.ts';
import { bookingInput, requestedContainers, totalOf } from '../form/bookingValues.ts';
import { returnStateWith } from '../form/formReturnState.ts';
import { GoodsTable } from '../goods/GoodsTable.tsx';
import { MissingNeed } from '../need/MissingNeed.tsx';
import { bookingPath, NEW_ORDER, orderPath } from '../paths.ts';
import { SumLines } from '../price/SumLines.tsx';
import { useSeesMoney } from '../price/useSeesMoney.ts';
import { Section } from '../section/Section.tsx';
import { bookingCost, bookingServices, bookingTotal, type PricedBooking } from '../slots.ts';
import { useTexts } from '../texts.ts';
import { TrainSummary } from '../train/TrainSummary.tsx';
import type { BookedOrder } from './BookingSuccess.tsx';
import styles from './confirmation.module.css';
import { RequestedContainersTable } from './RequestedContainersTable.tsx';
import { type BookingRequest, clearRequest, storeSubmitted } from './requestStorage.ts';

/** Submits the booking, then clears its stored copies. */
function useSubmit(
  request: BookingRequest,
  callbacks: { onBooked: (order: PayloadOf<typeof saveBooking>) => void; onRefused: () => void },
) {
  const { userId } = useCurrentUser().user;
  const { train, order, values, requestKey } = request;
  const invalidates = [
    findEqualBooking,
    getOrderDetail,
    listOrders,
    queryOrderBigStatus,
    isHavingTempOrders,
    getTrainDetail,
    getNearbyTrains,
  ];
  const write = useWrite(saveBooking, { invalidates, silent: true });

  const submit = async () => {
    const orderBigNo = order === NEW_ORDER ? undefined : order;
    const input = bookingInput(values, { trainInfoId: train.trainInfoId, orderBigNo, draft: false });
    const booked = await write.send({ ...input, requestKey });
    if (!booked) return callbacks.onRefused();
    clearRequest();
    storeSubmitted({ requestKey, orderBigNo: booked.orderBigNo });
    clearBooking(userId, { trainInfoId: train.trainInfoId, order });
    callbacks.onBooked(booked);
  };

  return { submit, isPending: write.isPending, error: write.error };
}

interface BookingSummaryProps {
  request: BookingRequest;
  onBooked: (order: BookedOrder) => void;
}

const SPACE_REFETCH_MS = 30_000;

export function BookingSummary({ request, onBooked }: BookingSummaryProps) {
  const { trainInfoId } = request.train;
  const read = useRead(getTrainDetail, { trainInfoId }, { refetchEveryMs: SPACE_REFETCH_MS });
  // Space may be sold meanwhile: refetch it after an error.
  const client = useQueryClient();
  const refetchSpace = () => {
    void read.refetch();
    void client.invalidateQueries({ queryKey: [checkCompanyAndBookingStatus.path] });
  };
  if (read.data) {
    return <SummaryOnTrain request={request} train={read.data} onBooked={onBooked} onRefused={refetchSpace} />;
  }
  if (read.error) return <LoadError error={read.error} onRetry={() => void read.refetch()} />;
  return <Skeleton active paragraph={{ rows: 12 }} />;
}

function SummaryOnTrain(props: BookingSummaryProps & { train: TrainDetail; onRefused: () => void }) {
  const { request, train, onBooked, onRefused } = props;
  const texts = useTexts();
  const { values, order } = request;
  const { submit, isPending, error } = useSubmit(request, {
    onBooked: (booked) => onBooked({ ...booked, cutoffTime: train.cutoffTime }),
    onRefused,
  });
  const total = totalOf(values, train.prices);
  const { trainInfoId } = train;
  const priced = { trainInfoId, containers: requestedContainers(values), chosen: values.services };
  const [isAsking, setAsking] = useState(false);
  const equal = useRead(findEqualBooking, {
    trainInfoId,
    containers: priced.containers,
  });
  const check = useRead(checkCompanyAndBookingStatus, { trainInfoId });
  const isMissing = check.data?.lacks != null;
  const lacksSpace = !train.isBookable || total.teu > train.remainTeu;

  if (error && Object.keys(error.fields).length > 0) {
    return <Navigate to={bookingPath(request.train, { order })} state={returnStateWith(error)} />;
  }
  return (
    <div className={styles.review}>
      {error && (
        <Alert
          type={error.code === NO_RESPONSE ? 'warning' : 'error'}
          showIcon
          title={error.code === NO_RESPONSE ? texts.confirmation.unanswered : texts.confirmation.refused}
          description={
            error.code === NO_RESPONSE ? `${error.message} ${texts.confirmation.unansweredText}` : error.message
          }
        />
      )}
      {check.data?.lacks && <MissingNeed need={check.data.lacks} back={bookingPath(request.train, { order })} />}
      {lacksSpace && <Alternatives train={train} total={total} values={values} order={order} />}
      <Section title={texts.train.title}>
        <TrainSummary train={train} showsSpace />
      </Section>
      <Section title={texts.form.containers}>
        <RequestedContainersTable values={values} prices={train.prices} />
      </Section>
      <Section title={texts.form.goods}>
        <GoodsTable goods={values.goods} />
      </Section>
      <Section title={texts.form.contact}>
        <Contact request={request} />
      </Section>
      <Fillings slot={bookingServices} props={priced} />
      <Fillings slot={bookingCost} props={priced} />
      <SubmitBar
        request={request}
        priced={priced}
        total={total}
        isBlocked={lacksSpace || isMissing}
        isPending={isPending}
        onSubmit={() => (equal.data ? setAsking(true) : void submit())}
      />
      {equal.data && (
        <EqualBookingDialog
          equal={equal.data}
          open={isAsking}
          onBook={() => {
            setAsking(false);
            void submit();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function Contact({ request: { values } }: { request: BookingRequest }) {
  const texts = useTexts().form;
  return (
    <Descriptions
      size="small"
      className={styles.contact ?? ''}
      column={{ xs: 1, md: 2 }}
      items={[
        { key: 'name', label: texts.contactName, children: values.contactName },
        { key: 'mobile', label: texts.contactMobile, children: values.contactMobile },
        { key: 'customerRef', label: texts.customerRef, children: values.customerRef || '—', span: 'filled' },
        {
          key: 'remark',
          label: texts.remark,
          children: <span className={styles.remark}>{values.remark || '—'}</span>,
          span: 'filled',
        },
      ]}
    />
  );
}

function SubmitBar(props: {
  request: BookingRequest;
  priced: PricedBooking;
  total: ReturnType<typeof totalOf>;
  isBlocked: boolean;
  isPending: boolean;
  onSubmit: () => void;
}) {
  const texts = useTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const seesMoney = useSeesMoney();
  const { request, total } = props;
  return (
    <div className={styles.bar}>
      <div className={styles.total}>
        <strong>{texts.train.teu({ teu: format.number(total.teu) })}</strong>
        {seesMoney && (
          <strong>
            <SumLines sums={total.sums} />
          </strong>
        )}
        <Fillings slot={bookingTotal} props={props.priced} />
        <span className={styles.hint}>{texts.confirmation.reviewHint}</span>
      </div>
      <div className={styles.buttons}>
        <Button
          onClick={() =>
            void navigate(bookingPath(request.train, { order: request.order }), {
              state: returnStateWith(null),
            })
          }
        >
          {texts.confirmation.back}
        </Button>
        <Button type="primary" loading={props.isPending} disabled={props.isBlocked} onClick={props.onSubmit}>
          {texts.confirmation.submit}
        </Button>
      </div>
    </div>
  );
}

/** Asks before the same containers are booked on the same train a second time. */
function EqualBookingDialog(props: {
  equal: NonNullable<PayloadOf<typeof findEqualBooking>>;
  open: boolean;
  onBook: () => void;
  onClose: () => void;
}) {
  const texts = useTexts().confirmation;
  const format = useFormat();
  const { orderBigNo, submitTime } = props.equal;
  return (
    <Modal
      open={props.open}
      title={texts.equalTitle}
      okText={texts.equalBook}
      cancelText={texts.equalBack}
      width={480}
      onOk={props.onBook}
      onCancel={props.onClose}
    >
      {texts.equalText({ time: format.dateTime(submitTime) })} <Link to={orderPath(orderBigNo)}>{orderBigNo}</Link>
    </Modal>
  );
}
