import { useFormat } from '../../../../../platform/web/language/format.ts';
import type { CheckedSignature } from '../../verifyWire.ts';
import styles from '../link/link.module.css';
import { useVerifyTexts } from '../texts.ts';

type Facts = Pick<CheckedSignature, 'organization' | 'signerName' | 'serialNumber' | 'signedAt' | 'isByPassport'>;

/** Who signed, for whom, when and how. */
export function SignatureFacts({ organization, signerName, serialNumber, signedAt, isByPassport }: Facts) {
  const texts = useVerifyTexts();
  const format = useFormat();
  const lines = [
    [texts.organization, organization || signerName],
    [texts.person, organization === '' || organization === signerName ? '' : signerName],
    [texts.code, serialNumber],
    [texts.when, signedAt === null ? texts.unknownTime : format.dateTime(signedAt)],
    [texts.way, isByPassport ? texts.byPassport : ''],
  ].filter(([, text]) => text !== '');
  return (
    <dl className={styles.facts}>
      {lines.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
