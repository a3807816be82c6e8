import { useRef, useState } from 'react';
import { findingsOf, type SignatureReport } from '../../../../../libs/pdfSigning/report.ts';
import { loadChunk } from '../../../../../platform/web/chunks/loadChunk.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { PublicHead } from '../../../../../platform/web/widgets/page/PublicHead.tsx';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import type { CheckedFile } from '../../checkFile.ts';
import { readRevocationList } from '../../evidenceWire.ts';
import { listRoots } from '../../linkWire.ts';
import { isByPassport } from '../../signedReason.ts';
import styles from '../link/link.module.css';
import { useVerifyTexts } from '../texts.ts';
import { CodeCheck } from './CodeCheck.tsx';
import { SignatureVerdict, Verdict } from './Findings.tsx';
import { SignatureFacts } from './SignatureFacts.tsx';

type State =
  | { kind: 'empty' }
  | { kind: 'reading' }
  | { kind: 'unreadable' }
  | { kind: 'read'; fileName: string; checked: CheckedFile };

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

async function verify(file: File): Promise<State> {
  const [{ checkFile }, roots, list] = await Promise.all([
    loadChunk(() => import('../../checkFile.ts')),
    send(listRoots, {}),
    send(readRevocationList, {}),
  ]);
  const lists = list === '' ? [] : [bytesOf(list)];
  const bytes = new Uint8Array(await file.arrayBuffer());
  const checked = await checkFile(bytes, { roots: roots.map(bytesOf), lists }).catch(() => null);
  return checked === null ? { kind: 'unreadable' } : { kind: 'read', fileName: file.name, checked };
}

/** Says who signed a contract, and when; the file, or the pack of its evidence, stays in the browser. */
export default function VerifyPage() {
  const texts = useVerifyTexts();
  const { fault } = usePlatformTexts();
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
      <PublicHead />
      <main className={styles.main} aria-busy={state.kind === 'reading'}>
        <h1>{texts.title}</h1>
        <p>{texts.hint}</p>
        <input
          ref={input}
          type="file"
          accept=".pdf,.zip"
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
          {state.kind === 'read' && <Report fileName={state.fileName} checked={state.checked} />}
        </div>
        <CodeCheck />
      </main>
    </div>
  );
}

function Report({ fileName, checked }: { fileName: string; checked: CheckedFile }) {
  const texts = useVerifyTexts();
  const { signatures, findings, eventCount } = checked;
  const good = eventCount === null ? texts.valid : texts.packValid({ count: eventCount });
  return (
    <>
      <p>{fileName}</p>
      {signatures.length === 0 ? (
        <h2 className={styles.bad}>{texts.none}</h2>
      ) : (
        <Verdict good={good} findings={findings} />
      )}
      {signatures.map((signature) => (
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
      <SignatureVerdict findings={findingsOf(signature)} />
      {revokedAt !== null && signature.isTrusted && (
        <p className={styles.bad}>{texts.revokedLater({ time: format.dateTime(formatDateTime(revokedAt)) })}</p>
      )}
    </section>
  );
}
