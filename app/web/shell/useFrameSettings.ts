import { type FrameSettings, readFrameSettings } from '../../../features/config/wire.ts';
import { useAtRest } from '../../../platform/web/browser/useAtRest.ts';
import { useRead } from '../../../platform/web/query/useRead.ts';

/** What the frame shows of the platform (portal 2.5), as administrators set it; undefined until it is there: the page itself comes first. */
export function useFrameSettings(): FrameSettings | undefined {
  const enabled = useAtRest();
  return useRead(readFrameSettings, {}, { enabled, isLasting: true, keepPrevious: true }).data;
}
