import type { TipSetting } from '../../wire.ts';

export interface SettingDraft {
  draft: TipSetting;
  change: (changes: Partial<TipSetting>) => void;
}

/** Off, or two different ends. */
export function areQuietHoursValid({ quietFrom, quietTo }: TipSetting): boolean {
  return quietFrom === null || (quietFrom !== '' && Boolean(quietTo) && quietFrom !== quietTo);
}
