import { Alert, Skeleton } from 'antd';
import { Link, Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { idOf } from '../../../../../platform/web/router/addressId.ts';
import { usePageTitle, useTabName } from '../../../../../platform/web/router/usePageTitle.ts';
import { DetailState } from '../../../../../platform/web/widgets/page/DetailState.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { MissingNeed } from '../need/MissingNeed.tsx';
import { shortNumber } from '../order/shortNumber.ts';
import { COPIED_ORDER, NEW_ORDER, ORDERS_PATH, orderPath, TRAINS_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { TrainSummary } from '../train/TrainSummary.tsx';
import { BookingForm } from './BookingForm.tsx';
import type { BookingKey } from './bookingStorage.ts';
import styles from './form.module.css';
import total from './total.module.css';
import { type FormStart, useFormStart } from './useFormStart.ts';
import { useSubmittedOrder } from './useSubmittedOrder.ts';

function FormSkeleton() {
  return (
    <div aria-busy="true">
      <div className={styles.train}>
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      </div>
      <div className={styles.form}>
        <div className={styles.fields}>
          {[3, 3, 2].map((rows, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: constant list
            <div key={index} className={styles.section}>
              <Skeleton active paragraph={{ rows }} />
            </div>
          ))}
        </div>
        <div className={total.total}>
          <Skeleton active paragraph={{ rows: 4 }} />
        </div>
      </div>
    </div>
  );
}

/** New booking or draft (portal 2.2: bookingSpace). */
export default function BookingSpace() {
  const { form: texts } = useTexts();
  const { trainInfoId: given, order = NEW_ORDER } = useParams();
  const trainInfoId = idOf(given);
  if (trainInfoId === null) return <DetailState title={texts.title} back={TRAINS_PATH} read={null} />;
  return <BookingOnTrain bookingKey={{ trainInfoId, order }} />;
}

function BookingOnTrain({ bookingKey }: { bookingKey: BookingKey }) {
  const { form: texts, detail } = useTexts();
  const { trainInfoId, order } = bookingKey;
  const [params] = useSearchParams();
  const { visited, last, onSent } = useSubmittedOrder();
  // a copy is made once
  const start = useFormStart(bookingKey, last === '' ? params.get(COPIED_ORDER) : null);
  const isNew = order === NEW_ORDER;
  const submitted = isNew ? visited : last || null;
  const title = isNew ? texts.title : texts.editTitle({ orderBigNo: order });
  usePageTitle(title);
  const trainNo = start.status === 'ready' ? `${texts.title} ${start.train.trainNo}` : null;
  useTabName(isNew ? trainNo : shortNumber(order));

  if (submitted !== null) return <Navigate to={orderPath(submitted)} replace />;

  return (
    <>
      <PageHeader title={title} back={isNew ? TRAINS_PATH : ORDERS_PATH} />
      {start.status === 'coming' && <FormSkeleton />}
      {start.status === 'failed' && <LoadError error={start.error} onRetry={start.retry} />}
      {start.status === 'closed' && (
        <Alert
          type="info"
          showIcon
          title={start.endedAs === null ? texts.notEditable : detail.todo[start.endedAs]}
          action={<Link to={orderPath(order)}>{texts.openOrder}</Link>}
        />
      )}
      {start.status === 'ready' && (
        <Ready key={`${trainInfoId} ${order} ${last}`} start={start} bookingKey={bookingKey} onSent={onSent} />
      )}
    </>
  );
}

function Ready(props: {
  onSent: (requestKey: string) => void;
  start: FormStart & { status: 'ready' };
  bookingKey: BookingKey;
}) {
  const texts = useTexts().form;
  const { train, refusal, lacks, values, maxContainers } = props.start;
  const { pathname, search } = useLocation();
  return (
    <>
      <div className={styles.train}>
        <TrainSummary train={train} showsSpace />
      </div>
      {lacks !== null && <MissingNeed need={lacks} back={pathname + search} />}
      {refusal !== null && lacks === null && (
        <Alert
          type="warning"
          showIcon
          className={styles.refusal}
          title={texts.blocked}
          description={refusal}
          action={<Link to={TRAINS_PATH}>{texts.toTrains}</Link>}
        />
      )}
      <BookingForm
        train={train}
        bookingKey={props.bookingKey}
        onSent={props.onSent}
        start={values}
        maxContainers={maxContainers}
        isAllowed={refusal === null}
      />
    </>
  );
}
