import { useState } from 'react';
import { Link } from 'react-router';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { LINE_TYPES, type LineType } from '../../../../freight/network/wire.ts';
import { getTrainBookingAllDataForList } from '../../../../freight/train/wire.ts';
import { MAX_ROWS } from '../../wire.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { LoadingRows } from '../parts/LoadingRows.tsx';
import { Panel } from '../parts/Panel.tsx';
import { TIMETABLE_PATH } from '../paths.ts';
import { platformDay } from '../platformDay.ts';
import { useTexts } from '../texts.ts';
import { BookableTrain } from './BookableTrain.tsx';
import styles from './customer.module.css';
import { useCustomerHome } from './useCustomerHome.ts';

const ROW_HEIGHT = 89;
/** Bookings close days before departure, so the first trains are no longer bookable. */
const CANDIDATE_COUNT = 30;

/** Next bookable trains, of one line type if chosen. */
export function BookableTrains({ title }: { title: string }) {
  const { home, error, retry } = useCustomerHome();
  const soonest = home?.coming;
  const texts = useTexts().coming;
  const [lineType, setLineType] = useState<LineType | undefined>(undefined);
  const ofType = useTrainsOf(lineType);
  const isAll = lineType === undefined;
  // the previous rows stay until the chosen type is loaded
  const trains = isAll ? soonest : (ofType.trains ?? soonest);
  const failed = isAll ? error : ofType.error;
  return (
    <Panel title={title} extra={<Link to={TIMETABLE_PATH}>{texts.toTimetable}</Link>}>
      <fieldset className={styles.lineTypes}>
        <legend className="visually-hidden">{texts.lineType}</legend>
        {[undefined, ...LINE_TYPES].map((type) => (
          <button key={type ?? 'all'} type="button" aria-pressed={type === lineType} onClick={() => setLineType(type)}>
            {texts.lineTypes[type ?? 'all']}
          </button>
        ))}
      </fieldset>
      {failed ? (
        <LoadError compact error={failed} onRetry={isAll ? retry : ofType.retry} />
      ) : trains ? (
        <ul className={styles.rows} data-stale={!isAll && ofType.isStale}>
          {trains.map((train) => (
            <BookableTrain key={train.trainInfoId} train={train} />
          ))}
        </ul>
      ) : (
        <LoadingRows rows={MAX_ROWS.coming} height={ROW_HEIGHT} />
      )}
      {!failed && trains?.length === 0 && <EmptyState text={texts.none} />}
    </Panel>
  );
}

function useTrainsOf(lineType: LineType | undefined) {
  const read = useRead(
    getTrainBookingAllDataForList,
    { lineType, dateFrom: platformDay(1), pageSize: CANDIDATE_COUNT },
    { keepPrevious: true, enabled: lineType !== undefined },
  );
  return {
    trains: read.data?.rows.filter((train) => train.isBookable).slice(0, MAX_ROWS.coming),
    isStale: read.isPlaceholderData || read.isPending,
    error: read.data ? null : read.error,
    retry: () => void read.refetch(),
  };
}
