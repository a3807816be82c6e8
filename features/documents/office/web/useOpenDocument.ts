import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { type OfficeTarget, openOffice } from './openOffice.ts';

/** Opens a document in the office editor. */
export function useOpenDocument(): (target: Omit<OfficeTarget, 'person'>) => void {
  const { user, name } = useCurrentUser();
  return (target) => openOffice({ ...target, person: { userId: user.userId, name } });
}
