import { useLocation } from 'react-router';

/** Token of a one-time link: what stands behind `#`. */
export function useLinkToken(): string {
  return useLocation().hash.slice(1);
}
