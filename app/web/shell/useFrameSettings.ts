import { type FrameSettings, readFrameSettings } from '../../../features/config/wire.ts';
import { useRead } from '../../../platform/web/query/useRead.ts';

/** What the frame shows of the platform (portal 2.5), as administrators set it; undefined until it is there. */
export function useFrameSettings(): FrameSettings | undefined {
  return useRead(readFrameSettings, {}, { isLasting: true, keepPrevious: true }).data;
}
