import type { Train } from '../../wire.ts';
import { TrainRow } from '../parts/TrainRow.tsx';
import { useTrainTexts } from '../texts.ts';
import styles from './detail.module.css';

const MAX_SHOWN = 3;

interface NearbyTrainsProps {
  nearby: readonly Train[] | undefined;
  /** this train cannot be booked: alternatives go first */
  needsAlternative: boolean;
}

/** Alternatives: prominent if needed, else at the foot. */
export function NearbyTrains({ nearby, needsAlternative }: NearbyTrainsProps) {
  const { detail: texts } = useTrainTexts();
  if (nearby === undefined || (!needsAlternative && nearby.length === 0)) return null;
  return (
    <section className={styles.nearby}>
      <h2 className={styles.nearbyTitle}>{texts.nearby}</h2>
      {needsAlternative && (
        <p className={styles.nearbyWhy}>{nearby.length > 0 ? texts.nearbyWhy : texts.noNearby}</p>
      )}
      <ul className={styles.rows}>
        {nearby.slice(0, MAX_SHOWN).map((other) => (
          <TrainRow key={other.trainInfoId} train={other} />
        ))}
      </ul>
    </section>
  );
}
