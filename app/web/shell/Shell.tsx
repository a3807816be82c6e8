import { useDeferredValue } from 'react';
import { CurrentUserContext } from '../../../platform/web/currentUser/currentUser.ts';
import { BootstrapError } from './BootstrapError.tsx';
import { ForcedPasswordChange } from './ForcedPasswordChange.tsx';
import { Frame } from './Frame.tsx';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { useBootstrap } from './useBootstrap.ts';

export default function Shell() {
  // deferred: the result renders in interruptible slices, also when it comes from the cache
  const bootstrap = useDeferredValue(useBootstrap());
  if (bootstrap.status === 'coming') return <FrameSkeleton />;
  if (bootstrap.status === 'failed')
    return <BootstrapError error={bootstrap.error} onRetry={bootstrap.retry} />;
  if (bootstrap.who.mustChangePassword) return <ForcedPasswordChange who={bootstrap.who} />;
  return (
    <CurrentUserContext value={bootstrap.who}>
      <Frame menu={bootstrap.menu} noticeCount={bootstrap.who.noticeCount} />
    </CurrentUserContext>
  );
}
