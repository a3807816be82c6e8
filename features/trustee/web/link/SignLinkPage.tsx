import { useParams } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import type { CallError } from '../../../../platform/web/request/callError.ts';
import { usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { LanguageSwitch } from '../../../../platform/web/widgets/language/LanguageSwitch.tsx';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { type LinkFacts, openSignLink } from '../../wire.ts';
import { useLinkTexts } from '../texts.ts';
import { browserKey } from './browserKey.ts';
import styles from './link.module.css';

/** What a signing link opens on the trustee's phone, without session and antd. */
export default function SignLinkPage() {
  const texts = useLinkTexts();
  const { brand } = usePlatformTexts();
  const { token = '' } = useParams();
  usePageTitle(texts.title);
  const link = useRead(
    openSignLink,
    { token, browserKey: browserKey() },
    { staleAfterMs: Number.POSITIVE_INFINITY, retry: () => false },
  );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <strong>{brand.name}</strong>
        <LanguageSwitch isOnDark />
      </header>
      <main className={styles.main} aria-busy={link.isPending}>
        {link.error ? (
          <Closed error={link.error} onRetry={() => void link.refetch()} />
        ) : (
          link.data && <Opened facts={link.data} />
        )}
      </main>
    </div>
  );
}

function Opened({ facts }: { facts: LinkFacts }) {
  const texts = useLinkTexts();
  const format = useFormat();
  const lines = [
    [texts.company, facts.companyFullName],
    [texts.what, texts.whatText],
    [texts.name, facts.authorizedName],
    [texts.idNo, facts.authorizedIdNo],
    [texts.period, [facts.authorizedStartDate, facts.authorizedEndDate].map(format.date).join(' – ')],
    [texts.until, `${format.dateTime(facts.expireTime)} · ${format.zone}`],
  ];
  return (
    <>
      <h1>{texts.intro({ company: facts.companyFullName })}</h1>
      <dl className={styles.facts}>
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <section className={styles.waiting}>
        <h2>{texts.none}</h2>
        <p>{texts.noneText}</p>
      </section>
      <p className={styles.soft}>{texts.keep}</p>
    </>
  );
}

/** The server's words; trying again helps only where it was not reached. */
function Closed({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const texts = useLinkTexts();
  const isAnswered = error.code === CODE.refused || error.code === CODE.absent;
  return (
    <section role="alert" className={styles.closed}>
      <h1>{texts.closed}</h1>
      <p>{error.message}</p>
      {!isAnswered && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {texts.retry}
        </button>
      )}
    </section>
  );
}
