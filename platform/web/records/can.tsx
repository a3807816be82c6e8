import { type ReactNode, useContext } from 'react';
import { hasPermission } from '../../wire/currentUser.ts';
import type { Guarded } from '../../wire/records.ts';
import { CurrentUserContext } from '../currentUser/currentUser.ts';

/** Whether the user may make a call; false for one that a record lacks. */
export function useCan(call: Guarded | undefined): boolean {
  const user = useContext(CurrentUserContext);
  if (call === undefined || call.access.kind === 'public') return call !== undefined;
  return user !== null && (call.access.kind === 'signedIn' || hasPermission(user, call.access.code));
}

/** Shows its children to users who may make the call. */
export function Can({ call, children }: { call: Guarded | undefined; children: ReactNode }): ReactNode {
  return useCan(call) ? children : null;
}
