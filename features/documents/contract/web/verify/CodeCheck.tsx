import { type FormEvent, useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { type CheckedSignature, verifyByCode } from '../../verifyWire.ts';
import styles from '../link/link.module.css';
import { useVerifyTexts } from '../texts.ts';
import { SignatureVerdict, Verdict } from './Findings.tsx';
import { SignatureFacts } from './SignatureFacts.tsx';

type Checked = PayloadOf<typeof verifyByCode>;

/** For holders of the paper contract: verification by the code on its last page. */
export function CodeCheck() {
  const texts = useVerifyTexts();
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState<Checked | null>(null);
  const checking = useWrite(verifyByCode, { silent: true });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(null);
    const answer = await checking.send({ code });
    if (answer !== undefined) setChecked(answer);
  };
  return (
    <section aria-label={texts.codeLabel}>
      <form className={styles.codeCheck} onSubmit={(event) => void submit(event)}>
        <label>
          <span>{texts.orCode}</span>
          <input
            value={code}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            placeholder="XXXX-XXXX-XXXX-XXXX"
            aria-label={texts.codeLabel}
            aria-invalid={checking.error !== null}
            onChange={({ target }) => setCode(target.value)}
          />
        </label>
        <button type="submit" disabled={code.trim() === '' || checking.isPending}>
          {texts.checkCode}
        </button>
      </form>
      <div role="status" className={styles.result}>
        {checking.error && <p className={styles.bad}>{checking.error.message}</p>}
        {checked && <Answer checked={checked} />}
      </div>
    </section>
  );
}

function Answer({ checked }: { checked: Checked }) {
  const texts = useVerifyTexts();
  const format = useFormat();
  const { contractNo, companyFullName, findings, voidTime, signatures } = checked;
  return (
    <>
      {signatures.length === 0 ? (
        <h2 className={styles.bad}>{texts.notSigned}</h2>
      ) : (
        <Verdict good={texts.copyValid} findings={findings} />
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{texts.contractNo}</dt>
          <dd>{contractNo}</dd>
        </div>
        <div>
          <dt>{texts.company}</dt>
          <dd>{companyFullName}</dd>
        </div>
      </dl>
      {voidTime !== null && <p className={styles.bad}>{texts.voided({ time: format.dateTime(voidTime) })}</p>}
      {signatures.map((signature) => (
        <One key={`${signature.organization} ${signature.signerName}`} signature={signature} />
      ))}
    </>
  );
}

function One({ signature }: { signature: CheckedSignature }) {
  return (
    <section>
      <SignatureFacts {...signature} />
      <SignatureVerdict findings={signature.findings} />
    </section>
  );
}
