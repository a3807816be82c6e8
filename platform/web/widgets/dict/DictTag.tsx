import { ColourTag } from './ColourTag.tsx';
import { useDict } from './dictSource.ts';

/** Label of a dictionary value in its colour; an unknown value is shown as is. */
export function DictTag({ type, value }: { type: string; value: string | number }) {
  const entries = useDict(type);
  // blank while loading, to avoid a flash of codes
  if (entries === undefined) return <span aria-busy="true">&nbsp;</span>;
  const found = entries.find((entry) => entry.value === String(value));
  return <ColourTag colour={found?.colorType ?? 'default'} label={found?.label ?? String(value)} />;
}
