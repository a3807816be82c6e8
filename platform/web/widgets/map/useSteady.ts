import { useState } from 'react';

/**
 * The same object as long as its content is the same: pages that ask for a position every minute hand us new but
 * equal arrays, which must not throw the reader's zoom away.
 */
export function useSteady<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}
