import { useState } from 'react';

/** Same reference while the content is equal: polled props must not reset the zoom. */
export function useSteady<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}
