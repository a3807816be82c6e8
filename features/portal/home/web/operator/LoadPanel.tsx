import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Panel } from '../parts/Panel.tsx';
import { TRAIN_PLANS_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { DayTrains } from './DayTrains.tsx';
import { LoadChart } from './LoadChart.tsx';
import type { DayLoad } from './loadByDay.ts';
import styles from './operator.module.css';
import { useUpcomingLoad } from './useUpcomingLoad.ts';

export function LoadPanel({ title }: { title: string }) {
  const texts = useTexts().load;
  const { days, knownUntil, error, retry } = useUpcomingLoad();
  return (
    <Panel title={title} hint={texts.hint}>
      {error && <LoadError compact error={error} onRetry={retry} />}
      {days ? (
        <Days days={days} knownUntil={knownUntil} />
      ) : (
        !error && <div className={styles.chartPlace} aria-busy="true" />
      )}
    </Panel>
  );
}

/** Starts at the first day with an open train. */
function Days({ days, knownUntil }: { days: readonly DayLoad[]; knownUntil: string | null }) {
  const texts = useTexts().load;
  const format = useFormat();
  const [chosen, choose] = useState<string | null>(null);
  const first = days.find((day) => day.trains.some((train) => train.status === 'open')) ?? days[0];
  const day = days.find((one) => one.date === chosen) ?? first;
  const isComing = knownUntil !== null && day !== undefined && day.date >= knownUntil;
  if (days.every((one) => one.trains.length === 0)) {
    return (
      <>
        <EmptyState text={texts.none} />
        <p className={styles.way}>
          <Link to={TRAIN_PLANS_PATH}>{texts.plan}</Link>
        </p>
      </>
    );
  }
  return (
    <>
      <LoadChart days={days} knownUntil={knownUntil} chosen={day?.date ?? ''} onChoose={choose} />
      {day && !isComing && (
        <>
          <h3 className={styles.dayTitle}>
            {texts.dayTitle({
              date: `${format.weekday(day.date)} ${format.date(day.date)}`,
              trains: day.trains.length,
            })}
          </h3>
          <DayTrains trains={day.trains} />
        </>
      )}
    </>
  );
}
