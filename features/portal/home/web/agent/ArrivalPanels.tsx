import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { type Arrival, readArrivals } from '../../wire.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { LoadingRows } from '../parts/LoadingRows.tsx';
import { Panel } from '../parts/Panel.tsx';
import { trainPath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import styles from './agent.module.css';

const REFETCH_MS = 60_000;
const ROWS_COMING = 5;
const SHOWN = 12;
const ROW_HEIGHT = 48;

interface ArrivalPanelProps {
  title: string;
  emptyText: string;
  pick: (arrivals: readonly Arrival[]) => readonly Arrival[];
}

function ArrivalPanel({ title, emptyText, pick }: ArrivalPanelProps) {
  const read = useRead(readArrivals, {}, { refetchEveryMs: REFETCH_MS });
  const shown = read.data && pick(read.data);
  return (
    <Panel title={title}>
      {shown === undefined && !read.error && <LoadingRows rows={ROWS_COMING} height={ROW_HEIGHT} />}
      {shown === undefined && read.error && (
        <LoadError compact error={read.error} onRetry={() => void read.refetch()} />
      )}
      {shown?.length === 0 && <EmptyState text={emptyText} />}
      <ul className={styles.arrivals}>
        {shown?.slice(0, SHOWN).map((arrival) => (
          <ArrivalRow key={arrival.trainInfoId} arrival={arrival} />
        ))}
      </ul>
    </Panel>
  );
}

function ArrivalRow({ arrival }: { arrival: Arrival }) {
  const texts = useTexts().agent;
  const format = useFormat();
  const { trainInfoId, trainNo, lineName, endStation, expectedArriveTime, containerCount, toDeliver } = arrival;
  const hasArrived = arrival.status === 'arrived';
  return (
    <li className={styles.arrival}>
      <div>
        <Link to={trainPath(trainInfoId)}>{trainNo}</Link> {lineName}
        <div className={styles.soft}>
          {endStation} ·{' '}
          <time title={format.zone}>{texts.expected({ time: format.dateTime(expectedArriveTime) })}</time>
        </div>
      </div>
      <span className={styles.figures}>
        {hasArrived && toDeliver > 0
          ? texts.toDeliver({ count: toDeliver, all: containerCount })
          : texts.containers({ count: containerCount })}
      </span>
      <StatusTag
        tone={hasArrived ? 'success' : arrival.status === 'departed' ? 'info' : 'neutral'}
        label={texts.status[statusOf(arrival)]}
      />
    </li>
  );
}

const statusOf = ({ status }: Arrival) => (status === 'arrived' || status === 'departed' ? status : 'coming');

/** Trains at the agent's stations with containers still to be delivered. */
export function AgentJobs({ title }: { title: string }) {
  const texts = useTexts().agent;
  return (
    <ArrivalPanel
      title={title}
      emptyText={texts.noJobs}
      pick={(all) => all.filter(({ status, toDeliver }) => status === 'arrived' && toDeliver > 0)}
    />
  );
}

/** Trains on their way to the agent's stations. */
export function AgentArrivals({ title }: { title: string }) {
  const texts = useTexts().agent;
  return (
    <ArrivalPanel
      title={title}
      emptyText={texts.noArrivals}
      pick={(all) => all.filter(({ status }) => status !== 'arrived')}
    />
  );
}
