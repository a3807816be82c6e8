/**
 * Company types and scopes by the specification's codes (portal 1 and 6): type 10 overseas, 15 special; scope 2
 * customer, 4 and 8 supplier, 13 and 14 built-in accounts.
 */
export interface Who {
  accountId: number;
  username: string;
  name: string;
  /** null for a tourist, a user without a company yet */
  companyId: number | null;
  companyNo: string | null;
  companyName: string | null;
  companyType: number | null;
  companyScope: readonly number[];
  /** `companyUser.userType` is '1' */
  isMainAccount: boolean;
  /** money and bank data are hidden from this sub-account (domain, Who) */
  hidesMoney: boolean;
  mustChangePassword: boolean;
  roles: readonly string[];
  permissions: readonly string[];
}

const EVERYTHING = '*:*:*';
const ADMIN_ROLE = 'admin';

/** Role `admin` and `*:*:*` match every permission (portal 6). */
export function holdsPermission(who: Pick<Who, 'roles' | 'permissions'>, code: string): boolean {
  return (
    who.roles.includes(ADMIN_ROLE) || who.permissions.includes(EVERYTHING) || who.permissions.includes(code)
  );
}
