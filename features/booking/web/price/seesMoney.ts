import { useWho } from '../../../../platform/web/who/who.ts';

/** Main accounts may hide amounts from sub-accounts (portal 6). */
export function useSeesMoney(): boolean {
  return useWho().subAccHideInfoFlag !== '1';
}
