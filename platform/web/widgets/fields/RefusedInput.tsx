import { type ComponentProps, createContext, useContext } from 'react';

/** Text that a picker's field keeps although it is no value of it; null where the value is shown. */
export const RefusedText = createContext<string | null>(null);

/** Input of a picker that goes on showing a refused text: the kit would show the value it has, or none. */
export function RefusedInput(props: ComponentProps<'input'>) {
  const refused = useContext(RefusedText);
  return <input {...props} value={refused ?? props.value} />;
}
