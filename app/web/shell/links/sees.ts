import type { WhoInfo } from '../../../../platform/web/who/who.ts';

/** What the bar on top can lead to (portal 2.5). */
export type ShellLink = 'complaint' | 'campaign' | 'help' | 'tracking' | 'account' | 'password' | 'downloads';

/** What the frame shows to somebody, in the order it shows it. */
export interface Sees {
  links: readonly ShellLink[];
  /** customer-service code and the picture that leads to consolidation, floating over the page */
  hasFloats: boolean;
  /** English, whatever was chosen */
  isEnglish: boolean;
}

type Seen = Pick<WhoInfo, 'companyType' | 'companyScope' | 'qcActivitySwitch'>;

const OVERSEAS = 10;
const SPECIAL = 15;
const CUSTOMER = 2;
const YARD = 4;
const BUILT_IN = [13, 14];
const RUNS = '1';

/** An account that the portal itself brings: its scope is 13 or 14 and nothing else. */
function isBuiltIn(scope: readonly number[]): boolean {
  return scope.length > 0 && scope.every((code) => BUILT_IN.includes(code));
}

/**
 * The rules of portal 2.5 by company type, scope and campaign switch. Where the specification has people of
 * type 10 change their password in place of the account centre, so do those of type 15, who have no other way.
 */
export function seesOf({ companyType, companyScope, qcActivitySwitch }: Seen): Sees {
  const isOverseas = companyType === OVERSEAS;
  const isSpecial = companyType === SPECIAL;
  const isCustomer = companyScope.includes(CUSTOMER);
  const isGuided = !(isOverseas || isSpecial || isBuiltIn(companyScope));
  const shown: Record<ShellLink, boolean> = {
    complaint: true,
    campaign: isCustomer && qcActivitySwitch === RUNS,
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

const ORDER: readonly ShellLink[] = [
  'complaint',
  'campaign',
  'help',
  'tracking',
  'account',
  'password',
  'downloads',
];
