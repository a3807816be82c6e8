import type { WhoInfo } from '../../../../platform/web/who/who.ts';

/** What somebody is here, in one word. */
export type Standing = 'admin' | 'operator' | 'tourist' | 'main' | 'sub';

const TOURIST = '1';
const MAIN_ACCOUNT = '1';

/** Roles of the platform go before the place in a company; `userType` means two things (design 4). */
export function standingOf(who: Pick<WhoInfo, 'roles' | 'user' | 'companyUser'>): Standing {
  if (who.roles.includes('admin')) return 'admin';
  if (who.roles.includes('operator')) return 'operator';
  if (who.user.userType === TOURIST) return 'tourist';
  return who.companyUser?.userType === MAIN_ACCOUNT ? 'main' : 'sub';
}
