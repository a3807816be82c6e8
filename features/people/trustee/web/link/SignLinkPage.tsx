import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { readStored, writeStored } from '../../../../../platform/web/browser/localStore.ts';
import { newKey } from '../../../../../platform/web/browser/newKey.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import type { CallError } from '../../../../../platform/web/request/callError.ts';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { PublicHead } from '../../../../../platform/web/widgets/page/PublicHead.tsx';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { type LinkFacts, openSignLink } from '../../wire.ts';
import { useLinkTexts } from '../texts.ts';
import styles from './link.module.css';

export interface SignLinkProps {
  /** what waits for the holder's signature; instead of the notice that nothing waits */
  contracts: (holder: { token: string; browserKey: string }, nothing: ReactNode) => ReactNode;
}

/** What a signing link opens on the trustee's phone, without session and antd. */
export function SignLinkPage({ contracts }: SignLinkProps) {
  const texts = useLinkTexts();
  const { token = '' } = useParams();
  usePageTitle(texts.title);
  const holder = { token, browserKey: browserKey() };
  const link = useRead(openSignLink, holder, {
    staleAfterMs: Number.POSITIVE_INFINITY,
    retry: () => false,
  });
  return (
    <div className={styles.page}>
      <PublicHead />
      <main className={styles.main} aria-busy={link.isPending}>
        {link.error ? (
          <Closed error={link.error} onRetry={() => void link.refetch()} />
        ) : (
          link.data && <Opened facts={link.data}>{contracts(holder, <Nothing />)}</Opened>
        )}
      </main>
    </div>
  );
}

function Opened({ facts, children }: { facts: LinkFacts; children: ReactNode }) {
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
      {children}
      <p className={styles.soft}>{texts.keep}</p>
    </>
  );
}

function Nothing() {
  const texts = useLinkTexts();
  return (
    <section className={styles.waiting}>
      <h2>{texts.none}</h2>
      <p>{texts.noneText}</p>
    </section>
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

const STORED = 'ironsilk.signLink';

/** Random key of this browser for signing links, kept so that a link opens here again. */
function browserKey(): string {
  const stored = readStored(STORED);
  if (stored !== null) return stored;
  const key = newKey();
  writeStored(STORED, key);
  return key;
}
