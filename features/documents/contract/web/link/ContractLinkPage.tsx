import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import type { CallError } from '../../../../../platform/web/request/callError.ts';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { PublicHead } from '../../../../../platform/web/widgets/page/PublicHead.tsx';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { LINK_STEP, type LinkFacts, openContractLink, readLinkPage, reportLinkRead } from '../../linkWire.ts';
import { PageImage } from '../PageImage.tsx';
import { useLinkTexts } from '../texts.ts';
import { browserKey } from './browserKey.ts';
import { CodeStep, type Holder, type Signed } from './CodeStep.tsx';
import { IdentityStep } from './IdentityStep.tsx';
import styles from './link.module.css';
import { PassportStep } from './PassportStep.tsx';
import { WitnessAppointment } from './WitnessAppointment.tsx';

/** What the signing link of a contract opens on the signer's phone, without session and antd. */
export default function ContractLinkPage() {
  const texts = useLinkTexts();
  const { token = '' } = useParams();
  usePageTitle(texts.title);
  const [signed, setSigned] = useState<Signed | null>(null);
  const holder = { token, browserKey: browserKey() };
  const link = useRead(openContractLink, holder, {
    staleAfterMs: Number.POSITIVE_INFINITY,
    retry: () => false,
  });
  return (
    <div className={styles.page}>
      <PublicHead />
      <main className={styles.main} aria-busy={link.isPending}>
        {signed ? (
          <Done signed={signed} />
        ) : link.error ? (
          <Closed error={link.error} onRetry={() => void link.refetch()} />
        ) : (
          link.data && (
            <Opened facts={link.data} holder={holder} onPassed={() => void link.refetch()} onSigned={setSigned} />
          )
        )}
      </main>
    </div>
  );
}

interface OpenedProps {
  facts: LinkFacts;
  holder: Holder;
  /** a step before the code is done; the link knows the next one */
  onPassed: () => void;
  onSigned: (signed: Signed) => void;
}

function Opened({ facts, holder, onPassed, onSigned }: OpenedProps) {
  const texts = useLinkTexts();
  const format = useFormat();
  const line = texts.lines[facts.lineType];
  const lines = [
    [texts.contract, [texts.types[facts.contractType], line].filter(Boolean).join(' · ')],
    [texts.number, facts.contractNo],
    [texts.partyB, facts.platformName],
    [texts.signer, `${facts.signerName} · ${facts.signerMobile}`],
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
      <Pages holder={holder} count={facts.tPageNum} />
      <NextStep facts={facts} holder={holder} onPassed={onPassed} onSigned={onSigned} />
    </>
  );
}

/** The contract; reports once that the reader has come to its end and every page was there. */
function Pages({ holder, count }: { holder: Holder; count: number }) {
  const end = useRef<HTMLDivElement>(null);
  const reporting = useWrite(reportLinkRead, { silent: true });
  const [hasReachedEnd, setReachedEnd] = useState(false);
  const [shownPages, setShownPages] = useState<ReadonlySet<number>>(new Set());
  const isRead = hasReachedEnd && shownPages.size === count;
  const report = useEffectEvent(() => void reporting.send(holder));
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setReachedEnd(true));
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (isRead) report();
  }, [isRead]);
  return (
    <>
      <div className={styles.pages}>
        {Array.from({ length: count }, (_, place) => place + 1).map((page) => (
          <LinkPageImage
            key={page}
            holder={holder}
            page={page}
            count={count}
            onShown={() => setShownPages((shown) => new Set(shown).add(page))}
          />
        ))}
      </div>
      <div ref={end} />
    </>
  );
}

function NextStep({ facts, holder, onPassed, onSigned }: OpenedProps) {
  switch (facts.step) {
    case LINK_STEP.face:
      return <IdentityStep holder={holder} onPassed={onPassed} />;
    case LINK_STEP.passport:
      return <PassportStep facts={facts} holder={holder} onPassed={onPassed} />;
    default:
      return (
        <>
          <CodeStep facts={facts} holder={holder} onSigned={onSigned} />
          {facts.signerEmail !== '' && <WitnessAppointment facts={facts} holder={holder} onProposed={onPassed} />}
        </>
      );
  }
}

interface LinkPageImageProps {
  holder: Holder;
  page: number;
  count: number;
  onShown: () => void;
}

function LinkPageImage({ holder, page, count, onShown }: LinkPageImageProps) {
  const texts = useLinkTexts();
  const read = useRead(readLinkPage, { ...holder, page }, { isImmutable: true });
  const isShown = read.data !== undefined;
  const reportShown = useEffectEvent(onShown);
  useEffect(() => {
    if (isShown) reportShown();
  }, [isShown]);
  return <PageImage content={read.data?.content} label={texts.page({ page, count })} />;
}

function Done({ signed }: { signed: Signed }) {
  const texts = useLinkTexts();
  const format = useFormat();
  return (
    <section role="status">
      <h1>{texts.done}</h1>
      <p>{texts.doneText({ number: signed.contractNo, when: format.dateTime(signed.signTime) })}</p>
    </section>
  );
}

/** The server's words; trying again helps only where it was not reached. */
function Closed({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const texts = useLinkTexts();
  const isAnswered = error.code === CODE.refused || error.code === CODE.absent;
  return (
    <section role="alert">
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
