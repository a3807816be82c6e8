import { Link, useSearchParams } from 'react-router';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { ORDER_STATUSES, type OrderStatus } from '../../states.ts';
import { queryOrderBigStatus } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import styles from './list.module.css';

const COUNTS_REFETCH_MS = 60_000;

/** Tabs of occurring statuses with counts; selection is a URL parameter. */
export function StatusTabs({ status }: { status: OrderStatus | undefined }) {
  const texts = useTexts();
  const read = useRead(queryOrderBigStatus, {}, { refetchEveryMs: COUNTS_REFETCH_MS });
  const counts = new Map(read.data?.map((one) => [one.status, one.count]));
  const shown = ORDER_STATUSES.filter((one) => counts.has(one) || one === status);
  const countOf = (one: OrderStatus) => read.data && (counts.get(one) ?? 0);
  const all = read.data?.reduce((sum, one) => sum + one.count, 0);

  return (
    <nav className={styles.tabs} aria-label={texts.list.statuses}>
      <StatusTab label={texts.list.all} count={all} isChosen={status === undefined} />
      {shown.map((one) => (
        <StatusTab key={one} status={one} label={texts.status[one]} count={countOf(one)} isChosen={one === status} />
      ))}
    </nav>
  );
}

function StatusTab(props: { status?: OrderStatus; label: string; count: number | undefined; isChosen: boolean }) {
  const [params] = useSearchParams();
  const search = new URLSearchParams(params);
  search.delete('pageNum');
  search.delete('status');
  if (props.status) search.set('status', props.status);
  return (
    <Link
      to={{ search: search.toString() }}
      replace
      className={styles.tab}
      aria-current={props.isChosen ? 'page' : undefined}
    >
      {props.label}
      {props.count !== undefined && <span className={styles.count}>{props.count}</span>}
    </Link>
  );
}
