import { useSearchParams } from 'react-router';

const DEPART = 'depart';

/** Whether a departure is being recorded. The address says so (`depart=1`), so that other pages can lead there. */
export function useDeparting(): [boolean, (isDeparting: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const change = (isDeparting: boolean) =>
    setParams(
      ([...kept]) => {
        const others = kept.filter(([name]) => name !== DEPART);
        return isDeparting ? [...others, [DEPART, '1']] : others;
      },
      { replace: true },
    );
  return [params.has(DEPART), change];
}
