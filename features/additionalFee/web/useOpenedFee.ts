import { useSearchParams } from 'react-router';
import { FEE_QUERY } from '../paths.ts';

/** The fee that the address opens, and how to open another one or none. */
export function useOpenedFee(): [number | null, (feeId: number | null) => void] {
  const [params, setParams] = useSearchParams();
  const open = (feeId: number | null) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (feeId === null) next.delete(FEE_QUERY);
      else next.set(FEE_QUERY, String(feeId));
      return next;
    });
  return [Number(params.get(FEE_QUERY)) || null, open];
}
