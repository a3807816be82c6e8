import { useState } from 'react';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { type LinkFacts, sendLinkCode, signByLink } from '../../linkWire.ts';
import { useLinkTexts } from '../texts.ts';
import styles from './link.module.css';

export interface Holder {
  token: string;
  browserKey: string;
}

export interface Signed {
  contractNo: string;
  signTime: string;
}

const CODE_LENGTH = 6;

interface CodeStepProps {
  facts: LinkFacts;
  holder: Holder;
  onSigned: (signed: Signed) => void;
}

/** Confirms with the code of the phone, with a passport with that of the e-mail too. */
export function CodeStep({ facts, holder, onSigned }: CodeStepProps) {
  const texts = useLinkTexts();
  const [sent, setSent] = useState<{ signerMobile: string; signerEmail: string } | null>(null);
  const [code, setCode] = useState('');
  const [mailCode, setMailCode] = useState('');
  const sending = useWrite(sendLinkCode, { silent: true });
  const signing = useWrite(signByLink, { silent: true });
  const hasMail = facts.signerEmail !== '';
  const isReady = code.length === CODE_LENGTH && (!hasMail || mailCode.length === CODE_LENGTH);
  const send = async () => {
    signing.reset();
    const answer = await sending.send(holder);
    if (answer) setSent(answer);
  };
  const sign = async () => {
    const signed = await signing.send({ ...holder, code, mailCode });
    if (signed) onSigned(signed);
  };
  const error = signing.error ?? sending.error;
  return (
    <form
      className={styles.confirm}
      onSubmit={(event) => {
        event.preventDefault();
        void sign();
      }}
    >
      <h2>{texts.confirm}</h2>
      {sent !== null && (
        <>
          <p>{texts.codeSent({ mobile: sent.signerMobile })}</p>
          <CodeField label={texts.code} value={code} onChange={setCode} />
          {hasMail && (
            <>
              <p>{texts.mailCodeSent({ email: sent.signerEmail })}</p>
              <CodeField label={texts.mailCode} value={mailCode} onChange={setMailCode} />
            </>
          )}
        </>
      )}
      {error && <p role="alert">{error.message}</p>}
      <div className={styles.buttons}>
        {sent !== null && (
          <button type="submit" className={styles.primary} disabled={!isReady || signing.isPending}>
            {texts.sign}
          </button>
        )}
        <button
          type="button"
          className={sent === null ? styles.primary : styles.retry}
          disabled={sending.isPending}
          onClick={() => void send()}
        >
          {sent === null ? texts.sendCode : texts.again}
        </button>
      </div>
    </form>
  );
}

interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (code: string) => void;
}

/** Field of a six-digit code, which phones fill from the message. */
function CodeField({ label, value, onChange }: CodeFieldProps) {
  return (
    <label>
      {label}
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={value}
        onChange={({ target }) => onChange(target.value.replace(/\D/g, ''))}
      />
    </label>
  );
}
