import { useState } from 'react';

/** Same reference while the content is equal: polled props must not reset the zoom. */
export function useStableValue<Value>(value: Value): Value {
  const [stable, setStable] = useState(value);
  if (stable === value || JSON.stringify(stable) === JSON.stringify(value)) return stable;
  setStable(value);
  return value;
}
