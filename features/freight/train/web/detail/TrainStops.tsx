import { useFormat } from '../../../../../platform/web/language/format.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { Stop } from '../../../network/wire.ts';
import type { TrainDetail } from '../../wire.ts';
import { useTrainTexts } from '../texts.ts';
import styles from './stops.module.css';
import { stopTime } from './stopTime.ts';

export function TrainStops({ train }: { train: TrainDetail }) {
  const page = useTrainTexts();
  const { detail: texts } = page;
  const format = useFormat();
  return (
    <table className={styles.stops}>
      <thead>
        <tr>
          <th scope="col">{texts.station}</th>
          <th scope="col" className={`${styles.figure} ${styles.apart}`}>
            {texts.distance}
          </th>
          <th scope="col" className={styles.figure} title={format.zone}>
            {texts.planned}
          </th>
        </tr>
      </thead>
      <tbody>
        {train.stops.map((stop, index) => (
          <tr key={stop.sequence} data-border={stop.isBorder}>
            <td>
              <span className={styles.station}>
                <span className={styles.dot} data-kind={kindOf(stop, index, train.stops.length)} />
                <span className={styles.words}>
                  {stop.stationName}
                  <span className={styles.country}>{stop.countryCode}</span>
                  <span className={styles.distance}>{texts.km({ km: format.number(stop.distanceKm) })}</span>
                  <StopMarks stop={stop} />
                </span>
              </span>
            </td>
            <td className={`${styles.figure} ${styles.apart}`}>{format.number(stop.distanceKm)}</td>
            <td className={styles.figure}>{format.dateTime(stopTime(train.departTime, stop.plannedHours))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function kindOf(stop: Stop, index: number, count: number): 'end' | 'border' | 'stop' {
  if (index === 0 || index === count - 1) return 'end';
  return stop.isBorder ? 'border' : 'stop';
}

function StopMarks({ stop }: { stop: Stop }) {
  const { detail: texts } = useTrainTexts();
  return (
    <>
      {stop.isBorder && <StatusTag tone="warning" label={texts.border} />}
      {stop.changesGauge && <StatusTag tone="info" label={texts.gaugeChange} />}
    </>
  );
}
