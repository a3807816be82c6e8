import { createContext, type ReactNode, useContext } from 'react';
import { holdsPermission } from '../../wire/who.ts';

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

/** Shows its children to holders of a permission only. */
export function May({ permission, children }: { permission: string; children: ReactNode }): ReactNode {
  return useMay(permission) ? children : null;
}
