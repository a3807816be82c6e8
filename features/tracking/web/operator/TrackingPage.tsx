import { useSearchParams } from 'react-router';
import { id } from '../../../../platform/wire/validators.ts';
import { FollowedTrain } from './FollowedTrain.tsx';
import { TrainsToFollow } from './TrainsToFollow.tsx';

/** The dispatcher's page: a list of trains, or the one in the address with its journey and ledger. */
export default function TrackingPage() {
  const [params] = useSearchParams();
  const chosen = id.safeParse(params.get('trainInfoId') ?? undefined);
  return chosen.success ? <FollowedTrain key={chosen.data} trainInfoId={chosen.data} /> : <TrainsToFollow />;
}
