import { type FrameSettings, readFrameSettings } from '../../../features/portal/config/wire.ts';
import { useIdle } from '../../../platform/web/browser/useIdle.ts';
import { useRead } from '../../../platform/web/query/useRead.ts';

/** Platform settings of the frame (portal 2.5), read after the page is idle. */
export function useFrameSettings(): FrameSettings | undefined {
  const enabled = useIdle();
  return useRead(readFrameSettings, {}, { enabled, isImmutable: true, keepPrevious: true }).data;
}
