import { type CurrentUserInfo, isMainAccount } from '../../../../platform/web/currentUser/currentUser.ts';

type AccountKind = 'admin' | 'operator' | 'tourist' | 'main' | 'sub';

const TOURIST = '1';

/** Platform roles first; `userType` has two meanings (design 4). */
export function accountKindOf(currentUser: Pick<CurrentUserInfo, 'roles' | 'user' | 'companyUser'>): AccountKind {
  if (currentUser.roles.includes('admin')) return 'admin';
  if (currentUser.roles.includes('operator')) return 'operator';
  if (currentUser.user.userType === TOURIST) return 'tourist';
  return isMainAccount(currentUser) ? 'main' : 'sub';
}
