import type { Journey } from '../../wire.ts';
import { EventList } from '../journey/EventList.tsx';
import { JourneyMap } from '../journey/JourneyMap.tsx';
import { StopList } from '../journey/StopList.tsx';
import { useJourneyTexts, useTraceTexts } from '../texts.ts';
import { JourneySummary } from './JourneySummary.tsx';
import viewStyles from './journeyView.module.css';

/** Where a shipment is: map, arrival, stops and events. */
export function JourneyView({ journey }: { journey: Journey }) {
  const texts = useJourneyTexts();
  const trace = useTraceTexts();
  return (
    <div className={viewStyles.journey}>
      <div className={viewStyles.map}>
        <JourneyMap {...journey} clock="station" />
      </div>
      <div className={viewStyles.side}>
        <JourneySummary journey={journey} />
        <section className={viewStyles.card}>
          <h2>{texts.stops}</h2>
          <StopList {...journey} clock="station" />
        </section>
        <section className={viewStyles.card}>
          <h2>{texts.events}</h2>
          <EventList {...journey} />
        </section>
        <p className={viewStyles.privacy}>
          {trace.privacy} {trace.updated}
        </p>
      </div>
    </div>
  );
}
