import { ActionButtons } from '../../../../../../platform/web/actions/ActionButtons.tsx';
import { reasonAction } from '../../../../../../platform/web/actions/action.ts';
import { useFormat } from '../../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../../platform/web/query/useRead.ts';
import { StatusTag } from '../../../../../../platform/web/widgets/status/StatusTag.tsx';
import { listCertificates, revokeCertificate } from '../../../evidenceWire.ts';
import { useOperatorTexts } from '../../texts.ts';
import styles from '../ledger.module.css';
import { READS } from '../ledger.ts';

/** Certificates of the contract's company and its signers; each can be revoked once. */
export function Certificates({ contractId }: { contractId: number }) {
  const texts = useOperatorTexts();
  const format = useFormat();
  const read = useRead(listCertificates, { contractId });
  if (!read.data || read.data.length === 0) return null;
  const revocation = (identityId: number) =>
    reasonAction(revokeCertificate, (reason) => ({ contractId, identityId, reason }), {
      label: texts.revoke,
      title: texts.revokeTitle,
      text: texts.revokeText,
      done: texts.revoked,
      isDangerous: true,
    });
  return (
    <section>
      <h3>{texts.certificates}</h3>
      <ul className={styles.rows}>
        {read.data.map((one) => (
          <li key={one.identityId}>
            <div>
              {one.name}
              <span className={styles.who}>{one.isPerson ? texts.ofPerson : texts.ofCompany}</span>
              <div className={styles.soft}>
                {texts.serialNumber} {one.serialNumber}
              </div>
              <div className={styles.soft}>
                {texts.issued} {format.dateTime(one.issuedAt)} · {texts.expires} {format.dateTime(one.expiresAt)}
              </div>
              {one.revokedAt && <div className={styles.fault}>{one.revocationReason}</div>}
            </div>
            {one.revokedAt ? (
              <StatusTag tone="danger" label={texts.revokedAt({ time: format.dateTime(one.revokedAt) })} />
            ) : (
              <ActionButtons actions={[revocation(one.identityId)]} look="buttons" invalidates={READS} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
