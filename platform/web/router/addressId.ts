import { useSearchParams } from 'react-router';

const DIGITS = /^\d+$/;

/** Whole number from 1, in digits alone, in a part of an address; null: missing or malformed. */
export function wholeNumberOf(text: string | null | undefined): number | null {
  const id = DIGITS.test(text ?? '') ? Number(text) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Id in a part of an address; null: missing or malformed. */
export const idOf = wholeNumberOf;

/** Id that the address names, such as `?billId=7`; null: none. */
export function useSearchId(name: string): number | null {
  const [params] = useSearchParams();
  return idOf(params.get(name));
}

/** Id that the address names, and the setter that opens another record or none; the rest of the address stays. */
export function useOpenedId(name: string): [number | null, (id: number | null) => void] {
  const [, setParams] = useSearchParams();
  const open = (id: number | null) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (id === null) next.delete(name);
      else next.set(name, String(id));
      return next;
    });
  return [useSearchId(name), open];
}
