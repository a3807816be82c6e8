import type { ListClass } from '../../../wire/listClass.ts';
import { StatusTag, type Tone } from '../status/StatusTag.tsx';

/** Colour names of the dialect; its `info` is grey. */
const TONES = {
  primary: 'info',
  success: 'success',
  info: 'neutral',
  warning: 'warning',
  danger: 'danger',
} as const satisfies Record<Exclude<ListClass, 'default'>, Tone>;

export function ColourTag({ colour, label }: { colour: ListClass; label: string }) {
  if (colour === 'default') return <span>{label}</span>;
  return <StatusTag tone={TONES[colour]} label={label} />;
}
