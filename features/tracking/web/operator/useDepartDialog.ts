import { useSearchParams } from 'react-router';

const DEPART = 'depart';

/** Departure dialog, opened by the URL (`depart=1`) so that other pages can link to it. */
export function useDepartDialog(): [boolean, (isDeparting: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const change = (isDeparting: boolean) =>
    setParams(
      ([...current]) => {
        const others = current.filter(([name]) => name !== DEPART);
        return isDeparting ? [...others, [DEPART, '1']] : others;
      },
      { replace: true },
    );
  return [params.has(DEPART), change];
}
