import { lazy, Suspense, useState } from 'react';
import { configKey } from '../../../../features/portal/config/wire.ts';
import { loadChunk } from '../../../../platform/web/chunks/loadChunk.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { hasSeenGuide, isGuideTime } from './guideWindow.ts';

/** Configuration key of the first day; empty: never. */
const FIRST_DATE = 'featureGuideFirstDate';

const GuideTour = lazy(() => loadChunk(() => import('./GuideTour.tsx')));

/** Product tour for newcomers, once per browser, within days of its first date (portal 2.5). */
export function Guide() {
  const [hasSeen, setSeen] = useState(() => hasSeenGuide(document.cookie));
  const { data: firstDate } = useRead(configKey, { key: FIRST_DATE }, { enabled: !hasSeen, isImmutable: true });
  if (hasSeen || !firstDate || !isGuideTime(firstDate, Date.now())) return null;
  return (
    <Suspense>
      <GuideTour onDone={() => setSeen(true)} />
    </Suspense>
  );
}
