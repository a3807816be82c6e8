import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';

/** Main accounts may hide amounts from sub-accounts (portal 6). */
export function useSeesMoney(): boolean {
  return useCurrentUser().subAccHideInfoFlag !== '1';
}
