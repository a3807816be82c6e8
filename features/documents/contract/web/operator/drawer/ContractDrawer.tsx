import { Button, Drawer, Skeleton } from 'antd';
import { Suspense } from 'react';
import { useFormat } from '../../../../../../platform/web/language/format.ts';
import { useDownload } from '../../../../../../platform/web/query/download.ts';
import { useRead } from '../../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../../platform/web/widgets/page/LoadError.tsx';
import { StatusTag, type Tone } from '../../../../../../platform/web/widgets/status/StatusTag.tsx';
import { download } from '../../../../resource/wire.ts';
import { type ContractDetail, listSignatures, operatorEvidence, readContractDetail } from '../../../evidenceWire.ts';
import { PassportEvidence } from '../../foreign/lazyPassportEvidence.ts';
import { useOperatorTexts } from '../../texts.ts';
import styles from '../ledger.module.css';
import { TONES } from '../ledger.ts';
import { Certificates } from './Certificates.tsx';
import { Timeline } from './Timeline.tsx';
import { Voiding } from './Voiding.tsx';

const WIDTH = 760;

/** All about one contract. */
export function ContractDrawer({ contractId, onClose }: { contractId: number | null; onClose: () => void }) {
  const texts = useOperatorTexts();
  const read = useRead(readContractDetail, { contractId: contractId ?? 0 }, { enabled: contractId !== null });
  const detail = contractId === null ? undefined : read.data;
  return (
    <Drawer
      open={contractId !== null}
      size={WIDTH}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      title={detail?.contractNo ?? texts.detail}
      destroyOnHidden
      onClose={onClose}
    >
      {detail ? (
        <Detail detail={detail} />
      ) : read.error ? (
        <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 12 }} />
      )}
    </Drawer>
  );
}

function Detail({ detail }: { detail: ContractDetail }) {
  const texts = useOperatorTexts();
  const { contractId, contractState, companyFullName } = detail;
  return (
    <div className={styles.detail}>
      <div className={styles.head}>
        <strong>{companyFullName}</strong>
        <StatusTag tone={TONES[contractState]} label={texts.states[contractState]} />
      </div>
      <section>
        <h3>{texts.signatures}</h3>
        <Signatures contractId={contractId} isSigned={detail.signedId !== null} />
      </section>
      <Suspense fallback={null}>
        <PassportEvidence contractId={contractId} />
      </Suspense>
      <section>
        <h3>{texts.files}</h3>
        <Files detail={detail} />
      </section>
      <section>
        <h3>{texts.voiding}</h3>
        <Voiding detail={detail} />
      </section>
      <section>
        <h3>{texts.timeline}</h3>
        <Timeline events={detail.events} brokenAt={detail.brokenAt} />
      </section>
      {detail.links.length > 0 && (
        <section>
          <h3>{texts.links}</h3>
          <Links links={detail.links} />
        </section>
      )}
      <Certificates contractId={contractId} />
    </div>
  );
}

function Files({ detail }: { detail: ContractDetail }) {
  const texts = useOperatorTexts();
  const file = useDownload(download);
  const evidence = useDownload(operatorEvidence);
  const { contractId, documentId, signedId } = detail;
  return (
    <div className={styles.buttons}>
      {signedId !== null && (
        <Button disabled={file.isPending} onClick={() => void file.download({ resourceId: signedId })}>
          {texts.signedFile}
        </Button>
      )}
      <Button disabled={file.isPending} onClick={() => void file.download({ resourceId: documentId })}>
        {texts.document}
      </Button>
      <Button disabled={evidence.isPending} onClick={() => void evidence.download({ contractId })}>
        {texts.evidence}
      </Button>
    </div>
  );
}

type Link = ContractDetail['links'][number];

const LINK_TONES: Record<Link['state'], Tone> = {
  open: 'info',
  opened: 'info',
  used: 'success',
  replaced: 'neutral',
  expired: 'neutral',
};

/** Signing links that were sent, newest first. */
function Links({ links }: { links: readonly Link[] }) {
  const texts = useOperatorTexts();
  const format = useFormat();
  return (
    <ul className={styles.rows}>
      {links.map(({ linkId, receiver, sentAt, sentBy, state }) => (
        <li key={linkId}>
          <div>
            {receiver}
            <div className={styles.soft}>{[format.dateTime(sentAt), sentBy].filter(Boolean).join(' · ')}</div>
          </div>
          <StatusTag tone={LINK_TONES[state]} label={texts.linkStates[state]} />
        </li>
      ))}
    </ul>
  );
}

/** Signatures of the document as they verify now. */
function Signatures({ contractId, isSigned }: { contractId: number; isSigned: boolean }) {
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
            {revokedAt && <div className={styles.fault}>{texts.revokedAt({ time: format.dateTime(revokedAt) })}</div>}
          </div>
          <StatusTag tone={isValid ? 'success' : 'danger'} label={isValid ? texts.valid : texts.invalid} />
        </li>
      ))}
    </ul>
  );
}
