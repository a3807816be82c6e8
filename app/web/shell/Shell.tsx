import { useDeferredValue } from 'react';
import { WhoContext } from '../../../platform/web/who/who.ts';
import { Frame } from './Frame.tsx';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { NoEntry } from './NoEntry.tsx';
import { PasswordFirst } from './PasswordFirst.tsx';
import { useEntry } from './useEntry.ts';

export default function Shell() {
  // deferred: the result renders in interruptible slices, also when it comes from the cache
  const entry = useDeferredValue(useEntry());
  if (entry.status === 'coming') return <FrameSkeleton />;
  if (entry.status === 'failed') return <NoEntry error={entry.error} onRetry={entry.retry} />;
  if (entry.who.mustChangePassword) return <PasswordFirst who={entry.who} />;
  return (
    <WhoContext value={entry.who}>
      <Frame menu={entry.menu} noticeCount={entry.who.noticeCount} />
    </WhoContext>
  );
}
