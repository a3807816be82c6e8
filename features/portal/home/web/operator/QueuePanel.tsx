import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { listBookings } from '../../../../freight/booking/operatorWire.ts';
import type { OperatorOrderRow } from '../../../../freight/booking/order.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { LoadingRows } from '../parts/LoadingRows.tsx';
import { Panel } from '../parts/Panel.tsx';
import { queuePath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import styles from './operator.module.css';

const SHOWN = 5;
const ROW_HEIGHT = 53;
const REFETCH_MS = 30_000;

/** Submitted bookings, the longest waiting first. */
export function QueuePanel({ title }: { title: string }) {
  const texts = useTexts().queue;
  const format = useFormat();
  const read = useRead(
    listBookings,
    { status: 'submitted', pageSize: SHOWN, orderByColumn: 'submitTime', isAsc: 'ascending' },
    { refetchEveryMs: REFETCH_MS },
  );
  const oldest = read.data?.rows[0]?.submitTime;
  return (
    <Panel title={title} extra={read.data && <Link to={queuePath()}>{texts.count({ count: read.data.total })}</Link>}>
      {oldest && (
        <p className={styles.oldest} title={`${format.dateTime(oldest)} ${format.zone}`}>
          {texts.oldest({ when: format.relative(oldest) })}
        </p>
      )}
      {read.data ? (
        <ul className={styles.trains}>
          {read.data.rows.map((order) => (
            <SubmittedBooking key={order.orderBigNo} order={order} />
          ))}
        </ul>
      ) : read.error ? (
        <LoadError compact error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <LoadingRows rows={SHOWN} height={ROW_HEIGHT} />
      )}
      {read.data?.total === 0 && <EmptyState text={texts.none} hint={texts.noneHint} />}
    </Panel>
  );
}

function SubmittedBooking({ order }: { order: OperatorOrderRow }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <li className={styles.waiting}>
      <div>
        <Link to={queuePath(order.orderBigNo)}>{order.companyName}</Link>
        <div className={styles.soft}>
          {order.trainNo} {order.lineName}
        </div>
      </div>
      <div className={styles.right}>
        {texts.teu({ teu: format.number(order.teu) })}
        {order.submitTime && (
          <div className={styles.soft}>{texts.queue.submitted({ when: format.relative(order.submitTime) })}</div>
        )}
      </div>
    </li>
  );
}
