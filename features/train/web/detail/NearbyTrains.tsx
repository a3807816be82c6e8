import type { Train, TrainDetail } from '../../wire.ts';
import { TrainRow } from '../parts/TrainRow.tsx';
import { useTrainTexts } from '../texts.ts';
import styles from './detail.module.css';

/** Trains to take instead: prominent when this one cannot be booked, else a mention at the foot. */
export function NearbyTrains({
  train,
  nearby,
}: {
  train: TrainDetail;
  nearby: readonly Train[] | undefined;
}) {
  const { detail: texts } = useTrainTexts();
  if (nearby === undefined || (train.isBookable && nearby.length === 0)) return null;
  const explanation = nearby.length > 0 ? texts.nearbyWhy : texts.noNearby;
  return (
    <section className={styles.nearby}>
      <h2 className={styles.nearbyTitle}>{texts.nearby}</h2>
      {!train.isBookable && <p className={styles.nearbyWhy}>{explanation}</p>}
      <ul className={styles.rows}>
        {nearby.map((other) => (
          <TrainRow key={other.trainInfoId} train={other} />
        ))}
      </ul>
    </section>
  );
}
