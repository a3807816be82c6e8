import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { getTrainBooking } from '../../../../freight/train/wire.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { LoadingRows } from '../parts/LoadingRows.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useTexts } from '../texts.ts';
import styles from './welcome.module.css';

const SHOWN = 7;
const ROW_HEIGHT = 57;

/** Public timetable. */
export function NextTrains({ title }: { title: string }) {
  const texts = useTexts().welcome;
  const format = useFormat();
  const read = useRead(getTrainBooking, { pageSize: SHOWN });
  return (
    <Panel title={title}>
      {read.data ? (
        <ul className={styles.trains}>
          {read.data.rows.map((train) => (
            <li key={train.trainInfoId}>
              <strong>{train.trainNo}</strong> {train.lineName}
              <div className={styles.soft} title={format.zone}>
                {format.weekday(train.departTime)} {format.dateTime(train.departTime)} →{' '}
                {texts.arrives({ time: format.date(train.arriveTime) })}
              </div>
            </li>
          ))}
        </ul>
      ) : read.error ? (
        <LoadError compact error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <LoadingRows rows={SHOWN} height={ROW_HEIGHT} />
      )}
      {read.data?.total === 0 && <EmptyState text={texts.noTrains} />}
    </Panel>
  );
}
