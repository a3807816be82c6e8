import { Tabs } from 'antd';
import { useSearchParams } from 'react-router';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { ORDER_STATUSES, type OrderStatus, queryOrderBigStatus } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import styles from './list.module.css';

const ALL = 'all';
const RECOUNT_EVERY_MS = 60_000;

/** The statuses that own orders stand in, each with how many; the chosen one lives in the address. */
export function StatusTabs({ status }: { status: OrderStatus | undefined }) {
  const texts = useTexts();
  const [, setParams] = useSearchParams();
  const read = useRead(queryOrderBigStatus, {}, { refetchEveryMs: RECOUNT_EVERY_MS });
  const counts = new Map(read.data?.map((one) => [one.status, one.count]));
  const all = read.data?.reduce((sum, one) => sum + one.count, 0);
  const shown = ORDER_STATUSES.filter((one) => counts.has(one) || one === status);

  const choose = (key: string) =>
    setParams((params) => {
      const changed = new URLSearchParams(params);
      changed.delete('pageNum');
      if (key === ALL) changed.delete('status');
      else changed.set('status', key);
      return changed;
    });

  return (
    <Tabs
      className={styles.tabs}
      size="small"
      activeKey={status ?? ALL}
      onChange={choose}
      aria-label={texts.list.statuses}
      items={[
        { key: ALL, label: <Tab word={texts.list.all} count={all} /> },
        ...shown.map((one) => ({
          key: one,
          label: <Tab word={texts.status[one]} count={counts.get(one) ?? (read.data && 0)} />,
        })),
      ]}
    />
  );
}

function Tab({ word, count }: { word: string; count: number | undefined }) {
  return (
    <>
      {word}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  );
}
