import type { TipSetting } from '../../wire.ts';

export interface Choosing {
  draft: TipSetting;
  change: (changes: Partial<TipSetting>) => void;
}

/** Off, or two different ends. */
export function isQuietRight({ quietFrom, quietTo }: TipSetting): boolean {
  return quietFrom === null || (quietFrom !== '' && Boolean(quietTo) && quietFrom !== quietTo);
}
