import { useSearchParams } from 'react-router';
import { OPEN_ORDER } from '../paths.ts';

/** Order of the open drawer, a URL parameter so that links open it. */
export function useOpenOrder() {
  const [params, setParams] = useSearchParams();
  const change = (edit: (changed: URLSearchParams) => void) =>
    setParams((current) => {
      const changed = new URLSearchParams(current);
      edit(changed);
      return changed;
    });
  return {
    opened: params.get(OPEN_ORDER),
    open: (orderBigNo: string) => change((params) => params.set(OPEN_ORDER, orderBigNo)),
    close: () => change((params) => params.delete(OPEN_ORDER)),
  };
}
