import { useSearchParams } from 'react-router';
import { id } from '../../../../platform/wire/validators.ts';
import { TrackedTrains } from './TrackedTrains.tsx';
import { TrainTracking } from './TrainTracking.tsx';

/** Tracking for the dispatcher: train list, or the train of the URL. */
export default function TrackingPage() {
  const [params] = useSearchParams();
  const chosen = id.safeParse(params.get('trainInfoId') ?? undefined);
  return chosen.success ? <TrainTracking key={chosen.data} trainInfoId={chosen.data} /> : <TrackedTrains />;
}
