import { useDeferredValue } from 'react';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { prefetchReads } from '../../../../platform/web/query/prefetchReads.ts';
import { usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { Fillings } from '../../../../platform/web/slots/Fillings.tsx';
import { homeActions, homeMain, homeSide, homeTop } from '../../../../platform/web/slots/homeSlots.ts';
import { CARD_BREAKPOINT, useNarrow } from '../../../../platform/web/widgets/screen/useNarrow.ts';
import { readAttention, readHome } from '../wire.ts';
import styles from './home.module.css';
import { operates } from './operates.ts';
import { Greeting } from './parts/Greeting.tsx';
import { LoadingRows } from './parts/LoadingRows.tsx';
import parts from './parts/parts.module.css';
import { useTexts } from './texts.ts';

/** Puts the prefetched responses into the cache, so that the page renders once. */
export const primeHome = () => prefetchReads([readHome, readAttention]);

const NO_PROPS = {};
/** As high as the panels that are fetched only when they are shown: the operator's chart, and lists. */
const WAITING = { chart: waiting(10, styles.chart), main: waiting(10), side: waiting(5) };

function waiting(rows: number, place = '') {
  return (
    <div className={`${parts.panel} ${place}`}>
      <LoadingRows rows={rows} height={56} />
    </div>
  );
}

/** True once the lower panels may render: on a phone after the first paint, on a desk at once. */
function useRest(): boolean {
  const isPhone = useNarrow(CARD_BREAKPOINT);
  const isPainted = useDeferredValue(true, false);
  return isPainted || !isPhone;
}

/** A frame of slots; its panels are declared by features. */
export default function HomePage() {
  const texts = useTexts();
  usePageTitle(texts.title);
  const inMain = operates(useCurrentUser()) ? WAITING.chart : WAITING.main;
  const hasRest = useRest();
  return (
    <>
      <Greeting>
        <Fillings slot={homeActions} props={NO_PROPS} />
      </Greeting>
      <div className={styles.stack}>
        <Fillings slot={homeTop} props={NO_PROPS} />
        <div className={styles.columns}>
          <div className={styles.stack}>
            {hasRest ? <Fillings slot={homeMain} props={NO_PROPS} fallback={inMain} /> : inMain}
          </div>
          <div className={styles.stack}>
            {hasRest ? <Fillings slot={homeSide} props={NO_PROPS} fallback={WAITING.side} /> : WAITING.side}
          </div>
        </div>
      </div>
    </>
  );
}
