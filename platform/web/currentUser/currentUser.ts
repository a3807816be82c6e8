import { createContext, type ReactNode, useContext } from 'react';
import { USER_TYPE } from '../../wire/currentUser.ts';
import { hasPermissions, hasRoles, type PermissionQuery } from './permissions.ts';

/** Signed-in user: answer of `getInfo` (portal 3, 6). */
export interface CurrentUserInfo {
  user: {
    userId: number;
    userName: string;
    nickName: string;
    companyId: number | null;
    companyFullName: string | null;
    /** '1': tourist without a company */
    userType: string;
  };
  name: string;
  companyNo: string | null;
  /** 10 overseas, 15 special */
  companyType: number | null;
  /** 2 customer, 4 and 8 supplier, 13 and 14 built-in accounts */
  companyScope: number[];
  /** 0 mainland enterprise, 1 overseas enterprise, 2 individual */
  companyEntity: number | null;
  companyUser: {
    companyUserId: number;
    realUsername: string;
    registerEmail: string;
    /** '1': main account of the company */
    userType: string;
    /** trustee authorizations: 1 owner, 2 signer */
    empowerType: number | null;
    mobileNo: string;
    cardType: string;
  } | null;
  roles: string[];
  permissions: string[];
  qcActivitySwitch: string;
  /** '1': hide money and bank data from this sub-account */
  subAccHideInfoFlag: string;
}

export const isMainAccount = ({ companyUser }: { companyUser: { userType: string } | null }): boolean =>
  companyUser?.userType === USER_TYPE.main;

export const CurrentUserContext = createContext<CurrentUserInfo | null>(null);

/** Signed-in user; only inside the portal frame. */
export function useCurrentUser(): CurrentUserInfo {
  const user = useContext(CurrentUserContext);
  if (user === null) throw new Error('useCurrentUser outside the portal frame');
  return user;
}

/** Permission and role checks; all false without a session. */
export function usePermissions(): {
  can: (query: PermissionQuery) => boolean;
  inRole: (query: PermissionQuery) => boolean;
} {
  const user = useContext(CurrentUserContext);
  return {
    can: (query) => user !== null && hasPermissions(user, query),
    inRole: (query) => user !== null && hasRoles(user, query),
  };
}

type RoleQuery = { named: string } | { anyOf: readonly string[] } | { allOf: readonly string[] };

export function InRole(props: RoleQuery & { children: ReactNode }): ReactNode {
  const { inRole } = usePermissions();
  return inRole('named' in props ? { one: props.named } : props) ? props.children : null;
}
