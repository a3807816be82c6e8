import type { Train } from '../../wire.ts';
import { TrainRow } from '../parts/TrainRow.tsx';
import { useTrainTexts } from '../texts.ts';
import styles from './detail.module.css';

const MOST_SHOWN = 3;

interface NearbyTrainsProps {
  nearby: readonly Train[] | undefined;
  /** this train cannot be booked: alternatives go first */
  isMissed: boolean;
}

/** Alternatives: prominent if needed, else at the foot. */
export function NearbyTrains({ nearby, isMissed }: NearbyTrainsProps) {
  const { detail: texts } = useTrainTexts();
  if (nearby === undefined || (!isMissed && nearby.length === 0)) return null;
  return (
    <section className={styles.nearby}>
      <h2 className={styles.nearbyTitle}>{texts.nearby}</h2>
      {isMissed && <p className={styles.nearbyWhy}>{nearby.length > 0 ? texts.nearbyWhy : texts.noNearby}</p>}
      <ul className={styles.rows}>
        {nearby.slice(0, MOST_SHOWN).map((other) => (
          <TrainRow key={other.trainInfoId} train={other} />
        ))}
      </ul>
    </section>
  );
}
