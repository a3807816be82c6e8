import { useState } from 'react';
import { Link } from 'react-router';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { Fault } from '../../../../platform/web/widgets/page/Fault.tsx';
import { LINE_TYPES, type LineType } from '../../../network/wire.ts';
import { getTrainBookingAllDataForList } from '../../../train/wire.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Wait } from '../parts/Wait.tsx';
import { TIMETABLE_PATH } from '../paths.ts';
import { platformDay } from '../platformDay.ts';
import { useTexts } from '../texts.ts';
import { ComingTrain } from './ComingTrain.tsx';
import styles from './customer.module.css';

const SHOWN = 5;
const ROW_HEIGHT = 89;
/** trains close for booking days before they leave, so that the soonest ones can no longer be booked */
const LOOKED_THROUGH = 30;

/** The next trains that still have space, each with the way to book it. */
export function ComingTrains() {
  const texts = useTexts().coming;
  const [lineType, setLineType] = useState<LineType | undefined>(undefined);
  const read = useRead(
    getTrainBookingAllDataForList,
    { lineType, dateFrom: platformDay(1), pageSize: LOOKED_THROUGH },
    { keepPrevious: true },
  );
  const trains = read.data?.rows.filter((train) => train.isBookable).slice(0, SHOWN);
  return (
    <Panel title={texts.title} extra={<Link to={TIMETABLE_PATH}>{texts.toTimetable}</Link>}>
      <fieldset className={styles.lineTypes}>
        <legend className="visually-hidden">{texts.lineType}</legend>
        {[undefined, ...LINE_TYPES].map((type) => (
          <button
            key={type ?? 'all'}
            type="button"
            aria-pressed={type === lineType}
            onClick={() => setLineType(type)}
          >
            {texts.lineTypes[type ?? 'all']}
          </button>
        ))}
      </fieldset>
      {trains ? (
        <ul className={styles.rows} data-stale={read.isPlaceholderData}>
          {trains.map((train) => (
            <ComingTrain key={train.trainInfoId} train={train} />
          ))}
        </ul>
      ) : read.error ? (
        <Fault compact error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Wait rows={SHOWN} height={ROW_HEIGHT} />
      )}
      {trains?.length === 0 && <Nothing text={texts.none} />}
    </Panel>
  );
}
