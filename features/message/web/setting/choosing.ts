import type { TipSetting } from '../../wire.ts';

/** What is being chosen, and how a choice changes it. */
export interface Choosing {
  draft: TipSetting;
  change: (changes: Partial<TipSetting>) => void;
}

/** Whether quiet hours are not kept, or have two ends that are not the same. */
export function isQuietRight({ quietFrom, quietTo }: TipSetting): boolean {
  return quietFrom === null || (quietFrom !== '' && Boolean(quietTo) && quietFrom !== quietTo);
}
