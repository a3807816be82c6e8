import { type ContractFinding, isUnconfirmed } from '../../contractFindings.ts';
import styles from '../link/link.module.css';
import { useVerifyTexts } from '../texts.ts';

/** The result in a line that says no more than was checked: all that is wrong, missing or unconfirmed stands in it. */
export function Verdict({ good, findings }: { good: string; findings: readonly ContractFinding[] }) {
  const texts = useVerifyTexts();
  if (findings.length === 0) return <h2 className={styles.good}>{good}</h2>;
  const names = findings.map((finding) => texts.findings[finding]).join(texts.between);
  const verdict = isUnconfirmed(findings) ? texts.unconfirmed({ names }) : texts.invalid({ names });
  return <h2 className={styles.bad}>{verdict}</h2>;
}

/** The result of one signature. */
export function SignatureVerdict({ findings }: { findings: readonly ContractFinding[] }) {
  const texts = useVerifyTexts();
  if (findings.length === 0) return <p className={styles.good}>{texts.holds}</p>;
  return (
    <>
      {findings.map((finding) => (
        <p key={finding} className={styles.bad}>
          {texts.findings[finding]}
        </p>
      ))}
    </>
  );
}
