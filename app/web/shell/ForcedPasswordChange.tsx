import { ChangePasswordDialog } from '../../../features/session/web/changePassword.tsx';
import type { UserInfo } from '../../../features/session/wire.ts';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { useCanChooseLanguage } from './useBootstrap.ts';

/** Before a forced password change the server rejects every other call. */
export function ForcedPasswordChange({ who }: { who: UserInfo }) {
  useCanChooseLanguage(who.companyType);
  return (
    <>
      <FrameSkeleton />
      <ChangePasswordDialog isForced onClose={() => {}} />
    </>
  );
}
