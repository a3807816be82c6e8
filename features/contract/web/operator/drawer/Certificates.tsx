import { Button } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { Can } from '../../../../../platform/web/records/can.tsx';
import { ReasonDialog } from '../../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { listCertificates, revokeCertificate } from '../../../evidenceWire.ts';
import { useOperatorTexts } from '../../texts.ts';
import styles from '../ledger.module.css';
import { READS } from '../ledger.ts';

/** Certificates of the contract's company and its signers; each can be revoked once. */
export function Certificates({ contractId }: { contractId: number }) {
  const texts = useOperatorTexts();
  const format = useFormat();
  const read = useRead(listCertificates, { contractId });
  const revoking = useWrite(revokeCertificate, { invalidates: READS, done: texts.revoked });
  const [chosen, setChosen] = useState<number | null>(null);
  if (!read.data || read.data.length === 0) return null;
  const revoke = async (reason: string) => {
    if (chosen === null) return false;
    const isDone = (await revoking.send({ contractId, identityId: chosen, reason })) !== undefined;
    if (isDone) setChosen(null);
    return isDone;
  };
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
                {texts.issued} {format.dateTime(one.issuedAt)} · {texts.expires}{' '}
                {format.dateTime(one.expiresAt)}
              </div>
              {one.revokedAt && <div className={styles.fault}>{one.revocationReason}</div>}
            </div>
            {one.revokedAt ? (
              <StatusTag tone="danger" label={texts.revokedAt({ time: format.dateTime(one.revokedAt) })} />
            ) : (
              <Can call={revokeCertificate}>
                <Button size="small" danger onClick={() => setChosen(one.identityId)}>
                  {texts.revoke}
                </Button>
              </Can>
            )}
          </li>
        ))}
      </ul>
      <ReasonDialog
        open={chosen !== null}
        isDangerous
        title={texts.revokeTitle}
        confirmLabel={texts.revoke}
        onConfirm={revoke}
        onClose={() => setChosen(null)}
      >
        {texts.revokeText}
      </ReasonDialog>
    </section>
  );
}
