import { Link, useLocation } from 'react-router';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { pathIn } from '../../../../../platform/web/language/russianPath.ts';
import { useToken } from '../../../../../platform/web/request/token.ts';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { LanguageSwitch } from '../../../../../platform/web/widgets/language/LanguageSwitch.tsx';
import { HOME, SIGN_IN } from '../../../../../platform/wire/address.ts';
import { tracePage } from '../../pages.ts';
import { useTraceTexts } from '../texts.ts';
import { NumberSearch } from './NumberSearch.tsx';
import styles from './traceHeader.module.css';
import type { Trace } from './useTrace.ts';

/** Numbers found before in this browser. */
function RecentNumbers(props: { numbers: readonly string[]; remove: (number: string) => void }) {
  const texts = useTraceTexts();
  const { pathname } = useLocation();
  if (props.numbers.length === 0) return null;
  return (
    <section className={styles.recent} aria-label={texts.recent}>
      <span>{texts.recent}</span>
      <ul>
        {props.numbers.map((number) => (
          <li key={number}>
            <Link to={{ pathname, search: `?number=${number}` }}>{number}</Link>
            <button type="button" aria-label={texts.forget({ number })} onClick={() => props.remove(number)}>
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Header with the search: large without a number, one row above a journey. */
export function TraceHeader({ trace }: { trace: Trace }) {
  const texts = useTraceTexts();
  const hasNumber = trace.number !== '';
  return (
    <header className={styles.head} data-asked={hasNumber}>
      <Brand />
      <div className={styles.links}>
        <LanguageSwitch isOnDark />
        <PortalLink />
      </div>
      <div className={styles.ask}>
        {hasNumber ? (
          <h1 className="visually-hidden">{texts.title}</h1>
        ) : (
          <>
            <h1 className={styles.headline}>{texts.headline}</h1>
            <p className={styles.lead}>{texts.lead}</p>
          </>
        )}
        <NumberSearch key={trace.number} number={trace.number} onSearch={trace.search} />
        {!hasNumber && <RecentNumbers {...trace.recent} />}
      </div>
    </header>
  );
}

function Brand() {
  const { brand } = usePlatformTexts();
  const language = useLanguage();
  return (
    <Link to={pathIn(language, tracePage.path)} className={styles.brand}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path d="M7 35C15 26 15 14 13 5M33 35C25 26 25 14 27 5" />
        <path className={styles.tie} d="M11.6 29.5H28.4M14 22.5H26M14.6 15.5H25.4M14 9H26" />
        <path className={styles.thread} d="M3 26C12 18 27 31 37 18" />
      </svg>
      <span>{brand.name}</span>
    </Link>
  );
}

function PortalLink() {
  const texts = useTraceTexts();
  const language = useLanguage();
  const isSignedIn = useToken() !== null;
  const signIn = pathIn(language, SIGN_IN);
  return (
    <Link to={isSignedIn ? HOME : signIn} className={styles.portal}>
      {isSignedIn ? texts.toPortal : texts.signIn}
    </Link>
  );
}
