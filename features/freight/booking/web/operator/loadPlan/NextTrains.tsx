import { Link } from 'react-router';
import { useFormat } from '../../../../../../platform/web/language/format.ts';
import { TeuBar } from '../../../../../../platform/web/widgets/figures/TeuBar.tsx';
import { EmptyState } from '../../../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../../../platform/web/widgets/page/LoadError.tsx';
import { DetailSkeleton } from '../../detail/DetailSkeleton.tsx';
import { Section } from '../../section/Section.tsx';
import { FactTable } from '../../table/FactTable.tsx';
import { loadPlanPath } from '../paths.ts';
import { useOperatorTexts } from '../texts.ts';
import styles from './loadPlan.module.css';
import { TrainStatusTag } from './TrainStatusTag.tsx';
import { useComingTrains } from './useComingTrains.ts';

const MAX_SHOWN = 12;

/** Departures shown until a train is selected. */
export function NextTrains() {
  const all = useOperatorTexts();
  const texts = all.load;
  const format = useFormat();
  const { read, trains } = useComingTrains();
  if (!read.data) {
    return read.error ? <LoadError error={read.error} onRetry={() => void read.refetch()} /> : <DetailSkeleton />;
  }
  const next = trains.filter((train) => train.status === 'open' || train.status === 'closed');
  if (next.length === 0) return <EmptyState text={texts.noTrains} />;
  return (
    <Section title={texts.next} hint={texts.start}>
      <FactTable
        rows={next.slice(0, MAX_SHOWN)}
        rowKey={(train) => train.trainInfoId}
        columns={[
          {
            title: all.queue.train,
            render: (train) => (
              <span>
                <Link to={loadPlanPath(train.trainInfoId)} className={styles.trainNo}>
                  {train.trainNo}
                </Link>{' '}
                {train.lineName}
              </span>
            ),
          },
          {
            title: texts.departs,
            render: ({ departTime }) => (
              <time title={format.zone}>{`${format.weekday(departTime)} ${format.dateTime(departTime)}`}</time>
            ),
          },
          { title: texts.status, render: ({ status }) => <TrainStatusTag status={status} /> },
          {
            title: texts.share,
            render: ({ soldTeu, capacityTeu }) => <TeuBar sold={soldTeu} capacity={capacityTeu} />,
          },
        ]}
      />
    </Section>
  );
}
