import { Skeleton } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { listSignatures } from '../../../evidenceWire.ts';
import { useOperatorTexts } from '../../texts.ts';
import styles from '../ledger.module.css';

/** Signatures of the document as they verify now. */
export function Signatures({ contractId, isSigned }: { contractId: number; isSigned: boolean }) {
  const texts = useOperatorTexts();
  const format = useFormat();
  const read = useRead(listSignatures, { contractId }, { enabled: isSigned });
  if (!isSigned) return <p className={styles.soft}>{texts.noSignatures}</p>;
  if (read.error) return <LoadError error={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return (
    <ul className={styles.rows}>
      {read.data.map(({ fieldName, organization, signerName, signedAt, isValid, revokedAt }) => (
        <li key={fieldName}>
          <div>
            <strong>{organization || signerName}</strong>
            {signerName !== organization && ` · ${signerName}`}
            {signedAt && <div className={styles.soft}>{format.dateTime(signedAt)}</div>}
            {revokedAt && (
              <div className={styles.fault}>{texts.revokedAt({ time: format.dateTime(revokedAt) })}</div>
            )}
          </div>
          <StatusTag tone={isValid ? 'success' : 'danger'} label={isValid ? texts.valid : texts.invalid} />
        </li>
      ))}
    </ul>
  );
}
