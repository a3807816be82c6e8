import { type FormEvent, useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { type CheckedSignature, verifyByCode } from '../../verifyWire.ts';
import styles from '../link/link.module.css';
import { useVerifyTexts } from '../texts.ts';
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
  const { contractNo, companyFullName, isValid, voidTime, signatures } = checked;
  const verdict = signatures.length === 0 ? texts.notSigned : isValid ? texts.copyValid : texts.invalid;
  return (
    <>
      <h2 className={isValid ? styles.good : styles.bad}>{verdict}</h2>
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
  const texts = useVerifyTexts();
  const { isValid, revokedAt } = signature;
  const verdict = isValid ? texts.holds : revokedAt === null ? texts.notIntact : texts.revoked;
  return (
    <section>
      <SignatureFacts {...signature} />
      <p className={isValid ? styles.good : styles.bad}>{verdict}</p>
    </section>
  );
}
