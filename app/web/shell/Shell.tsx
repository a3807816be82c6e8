import { useDeferredValue } from 'react';
import { WhoContext } from '../../../platform/web/who/who.ts';
import { Frame } from './Frame.tsx';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { NoEntry } from './NoEntry.tsx';
import { PasswordFirst } from './PasswordFirst.tsx';
import { useEntry } from './useEntry.ts';

/** The frame of the portal: learns who is here and what they may open, and tells the pages. */
export default function Shell() {
  // drawn in slices between which the browser can answer; an answer from the cache would be drawn in one go
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
