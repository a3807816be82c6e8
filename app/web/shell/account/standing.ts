import type { WhoInfo } from '../../../../platform/web/who/who.ts';

export type Standing = 'admin' | 'operator' | 'tourist' | 'main' | 'sub';

const TOURIST = '1';
const MAIN_ACCOUNT = '1';

/** Platform roles first; `userType` has two meanings (design 4). */
export function standingOf(who: Pick<WhoInfo, 'roles' | 'user' | 'companyUser'>): Standing {
  if (who.roles.includes('admin')) return 'admin';
  if (who.roles.includes('operator')) return 'operator';
  if (who.user.userType === TOURIST) return 'tourist';
  return who.companyUser?.userType === MAIN_ACCOUNT ? 'main' : 'sub';
}
