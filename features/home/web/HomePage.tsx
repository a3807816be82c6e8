import { prefetchReads } from '../../../platform/web/query/prefetchReads.ts';
import { usePageTitle } from '../../../platform/web/router/usePageTitle.ts';
import { Fillings } from '../../../platform/web/slots/Fillings.tsx';
import { homeActions, homeMain, homeSide, homeTop } from '../../../platform/web/slots/homeSlots.ts';
import { readHome } from '../wire.ts';
import styles from './home.module.css';
import { Greeting } from './parts/Greeting.tsx';
import { useTexts } from './texts.ts';

/** Puts the prefetched response into the cache, so that the page renders once. */
export const primeHome = () => prefetchReads([readHome]);

const NO_PROPS = {};

/** A frame of slots; its panels are declared by features. */
export default function HomePage() {
  const texts = useTexts();
  usePageTitle(texts.title);
  return (
    <>
      <Greeting>
        <Fillings slot={homeActions} props={NO_PROPS} />
      </Greeting>
      <div className={styles.stack}>
        <Fillings slot={homeTop} props={NO_PROPS} />
        <div className={styles.columns}>
          <div className={styles.stack}>
            <Fillings slot={homeMain} props={NO_PROPS} />
          </div>
          <div className={styles.stack}>
            <Fillings slot={homeSide} props={NO_PROPS} />
          </div>
        </div>
      </div>
    </>
  );
}
