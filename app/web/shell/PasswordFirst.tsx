import { ChangePasswordDialog } from '../../../features/session/web/changePassword.tsx';
import type { UserInfo } from '../../../features/session/wire.ts';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { useMayChooseLanguage } from './useEntry.ts';

/** Before a forced password change the server rejects every other call. */
export function PasswordFirst({ who }: { who: UserInfo }) {
  useMayChooseLanguage(who.companyType);
  return (
    <>
      <FrameSkeleton />
      <ChangePasswordDialog isForced onClose={() => {}} />
    </>
  );
}
