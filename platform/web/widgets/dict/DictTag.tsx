import { ColourTag } from './ColourTag.tsx';
import { useDict } from './dictSource.ts';

/** What a dictionary calls a value, in its colour; a value that it does not know stands for itself. */
export function DictTag({ type, value }: { type: string; value: string | number }) {
  const entries = useDict(type);
  // while the words come, nothing is better than a code that jumps
  if (entries === undefined) return <span aria-busy="true">&nbsp;</span>;
  const found = entries.find((entry) => entry.value === String(value));
  return <ColourTag colour={found?.colorType ?? 'default'} label={found?.label ?? String(value)} />;
}
