import type { CurrentUserInfo } from '../../../../platform/web/currentUser/currentUser.ts';

/** Links of the top bar (portal 2.5). */
export type ShellLink = 'complaint' | 'campaign' | 'help' | 'tracking' | 'account' | 'password' | 'downloads';

/** What the shell shows to a user. */
export interface ShellPolicy {
  links: readonly ShellLink[];
  /** customer-service code and LCL link */
  hasFloats: boolean;
  /** English regardless of the chosen language */
  isEnglish: boolean;
}

type PolicyInput = Pick<CurrentUserInfo, 'companyType' | 'companyScope' | 'qcActivitySwitch'>;

const OVERSEAS = 10;
const SPECIAL = 15;
const CUSTOMER = 2;
const YARD = 4;
const BUILT_IN = [13, 14];
const CAMPAIGN_ON = '1';

/** Built-in accounts have scope 13 or 14 only. */
function isBuiltIn(scope: readonly number[]): boolean {
  return scope.length > 0 && scope.every((code) => BUILT_IN.includes(code));
}

/**
 * Rules of portal 2.5 by company type, scope and campaign switch. Type 15 gets "change password" like type
 * 10: it has no account centre either.
 */
export function shellPolicyOf({ companyType, companyScope, qcActivitySwitch }: PolicyInput): ShellPolicy {
  const isOverseas = companyType === OVERSEAS;
  const isSpecial = companyType === SPECIAL;
  const isCustomer = companyScope.includes(CUSTOMER);
  const isGuided = !(isOverseas || isSpecial || isBuiltIn(companyScope));
  const shown: Record<ShellLink, boolean> = {
    complaint: true,
    campaign: isCustomer && qcActivitySwitch === CAMPAIGN_ON,
    help: isGuided,
    tracking: isGuided,
    account: !(isOverseas || isSpecial),
    password: isOverseas || isSpecial,
    downloads: isSpecial || companyScope.includes(YARD),
  };
  return {
    links: ORDER.filter((link) => shown[link]),
    hasFloats: isCustomer,
    isEnglish: isOverseas,
  };
}

export type PageLink = Exclude<ShellLink, 'password'>;

/** Links of the help; the others stand in the account's menu. */
export const HELP_LINKS: readonly PageLink[] = ['help', 'tracking', 'complaint', 'campaign', 'downloads'];

const ORDER: readonly ShellLink[] = ['complaint', 'campaign', 'help', 'tracking', 'account', 'password', 'downloads'];
