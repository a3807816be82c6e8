import { type CurrentUserInfo, useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';

/** Main accounts may hide amounts from sub-accounts (portal 6). */
export function seesMoney(user: CurrentUserInfo): boolean {
  return user.subAccHideInfoFlag !== '1';
}

export function useSeesMoney(): boolean {
  return seesMoney(useCurrentUser());
}
