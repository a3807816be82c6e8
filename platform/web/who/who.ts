import { createContext, type ReactNode, useContext } from 'react';
import { holdsPermission } from '../../wire/who.ts';
import { type Asked, passesPermissions, passesRoles } from './gates.ts';

/** The signed-in person as the portal's frame knows them: the answer of `getInfo` (portal 3, 6). */
export interface WhoInfo {
  user: {
    userId: number;
    userName: string;
    nickName: string;
    companyId: number | null;
    companyFullName: string | null;
    /** '1': a tourist without a company */
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
    /** '1': the main account of its company */
    userType: string;
    mobileNo: string;
    cardType: string;
  } | null;
  roles: string[];
  permissions: string[];
  qcActivitySwitch: string;
  /** '1': money and bank data are hidden from this sub-account */
  subAccHideInfoFlag: string;
}

/** Provided by the portal's frame; null on pages without a session. */
export const WhoContext = createContext<WhoInfo | null>(null);

/** The signed-in person; for pages inside the portal's frame only. */
export function useWho(): WhoInfo {
  const who = useContext(WhoContext);
  if (who === null) throw new Error('useWho outside the portal frame');
  return who;
}

/** Whether the person holds a permission code; false where nobody is signed in. */
export function useMay(permission: string): boolean {
  const who = useContext(WhoContext);
  return who !== null && holdsPermission(who, permission);
}

/** Asks of the person whatever a page has to decide on; everything is refused where nobody is signed in. */
export function useGates(): { permits: (asked: Asked) => boolean; inRole: (asked: Asked) => boolean } {
  const who = useContext(WhoContext);
  return {
    permits: (asked) => who !== null && passesPermissions(who, asked),
    inRole: (asked) => who !== null && passesRoles(who, asked),
  };
}

type Several = { anyOf: readonly string[] } | { allOf: readonly string[] };

/** Shows its children to holders of a permission, of any of several, or of all of several. */
export function May(props: ({ permission: string } | Several) & { children: ReactNode }): ReactNode {
  const { permits } = useGates();
  return permits('permission' in props ? { one: props.permission } : props) ? props.children : null;
}

/** Shows its children to people in a role, in any of several, or in all of several. */
export function InRole(props: ({ named: string } | Several) & { children: ReactNode }): ReactNode {
  const { inRole } = useGates();
  return inRole('named' in props ? { one: props.named } : props) ? props.children : null;
}
