import { useRef, useState } from 'react';
import type { DocumentReport, SignatureReport } from '../../../../libs/pdfSigning/verifyPdf.ts';
import { loadChunk } from '../../../../platform/web/chunks/loadChunk.ts';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { send } from '../../../../platform/web/request/send.ts';
import { usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { LanguageSwitch } from '../../../../platform/web/widgets/language/LanguageSwitch.tsx';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { readRevocationList } from '../../evidenceWire.ts';
import { listRoots } from '../../linkWire.ts';
import { isByPassport } from '../../signedReason.ts';
import styles from '../link/link.module.css';
import { useVerifyTexts } from '../texts.ts';
import { CodeCheck } from './CodeCheck.tsx';
import { SignatureFacts } from './SignatureFacts.tsx';

type State =
  | { kind: 'empty' }
  | { kind: 'reading' }
  | { kind: 'unreadable' }
  | { kind: 'read'; fileName: string; report: DocumentReport };

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

async function verify(file: File): Promise<State> {
  const [{ verifyPdf }, roots, list] = await Promise.all([
    loadChunk(() => import('../../../../libs/pdfSigning/verifyPdf.ts')),
    send(listRoots, {}),
    send(readRevocationList, {}),
  ]);
  const lists = list === '' ? [] : [bytesOf(list)];
  const pdf = new Uint8Array(await file.arrayBuffer());
  const report = await verifyPdf(pdf, roots.map(bytesOf), lists).catch(() => null);
  return report === null ? { kind: 'unreadable' } : { kind: 'read', fileName: file.name, report };
}

/** Says who signed a PDF, and when; the file stays in the browser. */
export default function VerifyPage() {
  const texts = useVerifyTexts();
  const { brand, fault } = usePlatformTexts();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ kind: 'empty' });
  const [isOffline, setOffline] = useState(false);
  usePageTitle(texts.title);
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    setState({ kind: 'reading' });
    setOffline(false);
    try {
      setState(await verify(file));
    } catch {
      setState({ kind: 'empty' });
      setOffline(true);
    }
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <strong>{brand.name}</strong>
        <LanguageSwitch isOnDark />
      </header>
      <main className={styles.main} aria-busy={state.kind === 'reading'}>
        <h1>{texts.title}</h1>
        <p>{texts.hint}</p>
        <input
          ref={input}
          type="file"
          accept="application/pdf"
          hidden
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            target.value = '';
          }}
        />
        <button type="button" className={styles.primary} onClick={() => input.current?.click()}>
          {texts.choose}
        </button>
        <div role="status" className={styles.result}>
          {isOffline && <p className={styles.bad}>{fault.unknown}</p>}
          {state.kind === 'reading' && <p>{texts.reading}</p>}
          {state.kind === 'unreadable' && <p className={styles.bad}>{texts.unreadable}</p>}
          {state.kind === 'read' && <Report fileName={state.fileName} report={state.report} />}
        </div>
        <CodeCheck />
      </main>
    </div>
  );
}

function Report({ fileName, report }: { fileName: string; report: DocumentReport }) {
  const texts = useVerifyTexts();
  const verdict = report.isValid ? texts.valid : texts.invalid;
  return (
    <>
      <p>{fileName}</p>
      <h2 className={report.isValid ? styles.good : styles.bad}>
        {report.signatures.length === 0 ? texts.none : verdict}
      </h2>
      {report.signatures.map((signature) => (
        <Signature key={signature.fieldName} signature={signature} />
      ))}
    </>
  );
}

function Signature({ signature }: { signature: SignatureReport }) {
  const texts = useVerifyTexts();
  const format = useFormat();
  const { signedAt, revokedAt } = signature;
  const facts = {
    ...signature,
    signedAt: signedAt && formatDateTime(signedAt),
    isByPassport: isByPassport(signature),
  };
  return (
    <section>
      <SignatureFacts {...facts} />
      <p className={faultOf(signature) === null ? styles.good : styles.bad}>
        {texts[faultOf(signature) ?? 'holds']}
      </p>
      {revokedAt !== null && faultOf(signature) === null && (
        <p className={styles.bad}>
          {texts.revokedLater({ time: format.dateTime(formatDateTime(revokedAt)) })}
        </p>
      )}
    </section>
  );
}

function faultOf({ isIntact, isTrusted, revokedAt, contentSince }: SignatureReport) {
  if (!isIntact) return 'notIntact';
  if (!isTrusted && revokedAt !== null) return 'revoked';
  if (!isTrusted) return 'notTrusted';
  return contentSince === 'changed' ? 'changed' : null;
}
