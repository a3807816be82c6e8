import { useSearchParams } from 'react-router';
import { id } from '../../wire/validators.ts';

/** Id in a part of an address; null: missing or malformed. */
export function idOf(text: string | null | undefined): number | null {
  return id.safeParse(text ?? undefined).data ?? null;
}

/** Id that the address names, such as `?billId=7`; null: none. */
export function useSearchId(name: string): number | null {
  const [params] = useSearchParams();
  return idOf(params.get(name));
}
