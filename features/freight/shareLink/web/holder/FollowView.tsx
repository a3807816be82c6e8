import { JourneyView } from '../../../tracking/web/parts.ts';
import type { OpenedTask } from '../../holderWire.ts';

export default function FollowView({ link }: { link: OpenedTask<'follow'> }) {
  return <JourneyView journey={link.journey} />;
}
