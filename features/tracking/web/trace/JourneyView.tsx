import type { Journey } from '../../wire.ts';
import { EventList } from '../journey/EventList.tsx';
import { JourneyMap } from '../journey/JourneyMap.tsx';
import { StopList } from '../journey/StopList.tsx';
import { useJourneyTexts, useTraceTexts } from '../texts.ts';
import { JourneySummary } from './JourneySummary.tsx';
import styles from './journeyView.module.css';

export function JourneyView({ journey }: { journey: Journey }) {
  const texts = useJourneyTexts();
  const trace = useTraceTexts();
  return (
    <div className={styles.journey}>
      <div className={styles.map}>
        <JourneyMap {...journey} />
      </div>
      <div className={styles.side}>
        <JourneySummary journey={journey} />
        <section className={styles.card}>
          <h2>{texts.stops}</h2>
          <StopList {...journey} />
        </section>
        <section className={styles.card}>
          <h2>{texts.events}</h2>
          <EventList events={journey.events} />
        </section>
        <p className={styles.privacy}>
          {trace.privacy} {trace.updated}
        </p>
      </div>
    </div>
  );
}
