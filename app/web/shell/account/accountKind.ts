import { type CurrentUserInfo, isMainAccount } from '../../../../platform/web/currentUser/currentUser.ts';

type AccountKind = 'admin' | 'operator' | 'tourist' | 'main' | 'sub';

const TOURIST = '1';

/** Platform roles first; `userType` has two meanings (design 4). */
export function accountKindOf(who: Pick<CurrentUserInfo, 'roles' | 'user' | 'companyUser'>): AccountKind {
  if (who.roles.includes('admin')) return 'admin';
  if (who.roles.includes('operator')) return 'operator';
  if (who.user.userType === TOURIST) return 'tourist';
  return isMainAccount(who) ? 'main' : 'sub';
}
