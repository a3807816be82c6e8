/** Portal 3 and documents 3.5; an overseas enterprise sees the contract templates. */
export const COMPANY_ENTITY = { mainland: 0, overseas: 1, individual: 2 } as const;
export type CompanyEntity = (typeof COMPANY_ENTITY)[keyof typeof COMPANY_ENTITY];

/** `companyTypeCheck` on the wire (documents 3.6). */
export const CUSTOMER_KIND = { shipper: 1, forwarder: 2 } as const;
export type CustomerKind = (typeof CUSTOMER_KIND)[keyof typeof CUSTOMER_KIND];

/** `companyUser.userType` on the wire; `user.userType` is another thing (portal 3). */
export const USER_TYPE = { main: '1', sub: '2' } as const;

/** Trustee authorizations: the owner edits them, the signer only signs (portal 6). */
export const EMPOWER_TYPE = { owner: 1, signer: 2 } as const;
export type EmpowerType = (typeof EMPOWER_TYPE)[keyof typeof EMPOWER_TYPE];

/**
 * Rights that a main account gives its sub-accounts one by one, each over some permissions: `booking` and `papers` are
 * withheld from what the roles give, `people` is given beside them. Main accounts hold all.
 */
export const MEMBER_RIGHTS = ['booking', 'papers', 'people'] as const;
export type MemberRight = (typeof MEMBER_RIGHTS)[number];

/**
 * Company types and scopes by the specification's codes (portal 1 and 6): type 10 overseas, 15 special; scope 2
 * customer, 4 and 8 supplier, 13 and 14 built-in accounts.
 */
export interface CurrentUser {
  accountId: number;
  username: string;
  name: string;
  /** null for a tourist, a user without a company yet */
  companyId: number | null;
  companyNo: string | null;
  companyName: string | null;
  companyType: number | null;
  companyScope: readonly number[];
  companyEntity: CompanyEntity | null;
  customerKind: CustomerKind | null;
  empowerType: EmpowerType | null;
  /** `companyUser.userType` is '1' */
  isMainAccount: boolean;
  /** money and bank data are hidden from this sub-account (domain, Who) */
  hidesMoney: boolean;
  mustChangePassword: boolean;
  /** demanded of operators and administrators by configuration, and not set up yet */
  mustSetUpTwoStep?: boolean;
  /** the API key that acts for the user; absent: a session */
  apiKey?: { keyId: number };
  roles: readonly string[];
  permissions: readonly string[];
}

/** Permissions and roles of a menu entry or page: any one admits (portal 2.4); none: every user. */
export interface Admission {
  permission?: string | readonly string[] | undefined;
  roles?: readonly string[] | undefined;
}

type Holder = Pick<CurrentUser, 'roles' | 'permissions'>;

export function isAdmitted(user: Holder, { permission = [], roles = [] }: Admission): boolean {
  const codes = typeof permission === 'string' ? [permission] : permission;
  if (codes.length === 0 && roles.length === 0) return true;
  return codes.some((code) => hasPermission(user, code)) || roles.some((role) => hasRole(user, role));
}

/** True for the role itself, `admin` and `*:*:*` (portal 6). */
export function hasRole(user: Holder, role: string): boolean {
  return user.roles.includes(ADMIN_ROLE) || user.permissions.includes(ALL_PERMISSIONS) || user.roles.includes(role);
}

const ALL_PERMISSIONS = '*:*:*';
const ADMIN_ROLE = 'admin';

/** Role `admin` and `*:*:*` match every permission (portal 6). */
export function hasPermission(user: Holder, code: string): boolean {
  return (
    user.roles.includes(ADMIN_ROLE) || user.permissions.includes(ALL_PERMISSIONS) || user.permissions.includes(code)
  );
}
