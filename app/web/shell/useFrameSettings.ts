import { type FrameSettings, readFrameSettings } from '../../../features/config/wire.ts';
import { useAtRest } from '../../../platform/web/browser/useAtRest.ts';
import { useRead } from '../../../platform/web/query/useRead.ts';

/** Platform settings of the frame (portal 2.5), read after the page is idle. */
export function useFrameSettings(): FrameSettings | undefined {
  const enabled = useAtRest();
  return useRead(readFrameSettings, {}, { enabled, isLasting: true, keepPrevious: true }).data;
}
