import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CurrentUser } from '../../../../../platform/wire/currentUser.ts';
import { readConfigValue } from '../../../../portal/config/server/index.ts';
import { selectTwoStep } from './queries.ts';

const DEMAND_SWITCH = 'signIn.twoStepDemanded';
const DEMANDED_ROLES = ['operator', 'admin'];

/** Whether the configuration asks two-step sign-in of these roles. */
export async function isTwoStepDemanded(db: Db, { roles }: Pick<CurrentUser, 'roles'>): Promise<boolean> {
  if (!DEMANDED_ROLES.some((role) => roles.includes(role))) return false;
  return (await readConfigValue(db, DEMAND_SWITCH)) === 'true';
}

/** The user, marked where two-step sign-in is demanded and missing. */
export async function withTwoStepDemand(db: Db, user: CurrentUser): Promise<CurrentUser> {
  if (!(await isTwoStepDemanded(db, user))) return user;
  return (await selectTwoStep(db, user.accountId)) === undefined ? { ...user, mustSetUpTwoStep: true } : user;
}
