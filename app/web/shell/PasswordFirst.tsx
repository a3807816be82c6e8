import { ChangePasswordDialog } from '../../../features/session/web/changePassword.tsx';
import type { UserInfo } from '../../../features/session/wire.ts';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { useMayChooseLanguage } from './useEntry.ts';

/** For people who have to choose a password of their own first: until then the server refuses everything else. */
export function PasswordFirst({ who }: { who: UserInfo }) {
  useMayChooseLanguage(who.companyType);
  return (
    <>
      <FrameSkeleton />
      <ChangePasswordDialog isForced onClose={() => {}} />
    </>
  );
}
