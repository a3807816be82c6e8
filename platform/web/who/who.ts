import { createContext, type ReactNode, useContext } from 'react';
import { holdsPermission } from '../../wire/who.ts';
import { type Asked, passesPermissions, passesRoles } from './gates.ts';

/** Signed-in user: answer of `getInfo` (portal 3, 6). */
export interface WhoInfo {
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
  companyUser: {
    companyUserId: number;
    realUsername: string;
    registerEmail: string;
    /** '1': main account of the company */
    userType: string;
    mobileNo: string;
    cardType: string;
  } | null;
  roles: string[];
  permissions: string[];
  qcActivitySwitch: string;
  /** '1': hide money and bank data from this sub-account */
  subAccHideInfoFlag: string;
}

export const WhoContext = createContext<WhoInfo | null>(null);

/** Signed-in user; only inside the portal frame. */
export function useWho(): WhoInfo {
  const who = useContext(WhoContext);
  if (who === null) throw new Error('useWho outside the portal frame');
  return who;
}

/** False without a session. */
export function useMay(permission: string): boolean {
  const who = useContext(WhoContext);
  return who !== null && holdsPermission(who, permission);
}

/** Permission and role checks; all false without a session. */
export function useGates(): { permits: (asked: Asked) => boolean; inRole: (asked: Asked) => boolean } {
  const who = useContext(WhoContext);
  return {
    permits: (asked) => who !== null && passesPermissions(who, asked),
    inRole: (asked) => who !== null && passesRoles(who, asked),
  };
}

type Several = { anyOf: readonly string[] } | { allOf: readonly string[] };

export function May(props: ({ permission: string } | Several) & { children: ReactNode }): ReactNode {
  const { permits } = useGates();
  return permits('permission' in props ? { one: props.permission } : props) ? props.children : null;
}

export function InRole(props: ({ named: string } | Several) & { children: ReactNode }): ReactNode {
  const { inRole } = useGates();
  return inRole('named' in props ? { one: props.named } : props) ? props.children : null;
}
