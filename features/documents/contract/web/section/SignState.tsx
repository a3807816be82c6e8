import { Button, Steps } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useDownload } from '../../../../../platform/web/query/download.ts';
import { download } from '../../../resource/wire.ts';
import { SIGN_STATUS } from '../../status.ts';
import type { OwnContract } from '../../wire.ts';
import { useSectionTexts } from '../texts.ts';
import { SignLinkPanel } from './SignLinkPanel.tsx';
import styles from './section.module.css';

const STEP = { 0: 0, 1: 0, 2: 1, 3: 2 } as const;

/** Overlay of a contract that is on its way or signed (documents 4.1). */
export function SignState({ contract }: { contract: OwnContract }) {
  const texts = useSectionTexts();
  const { signStatus } = contract;
  return (
    <section className={styles.state} aria-label={texts.statuses[signStatus]}>
      <Steps
        responsive={false}
        size="small"
        current={STEP[signStatus]}
        items={texts.steps.map((title) => ({ title }))}
      />
      {signStatus === SIGN_STATUS.sent && contract.contractId !== null && (
        <SignLinkPanel contract={contract} contractId={contract.contractId} />
      )}
      {signStatus === SIGN_STATUS.signedByA && (
        <>
          <strong>{texts.pending}</strong>
          <p className={styles.soft}>{texts.pendingHint}</p>
        </>
      )}
      {signStatus === SIGN_STATUS.signed && <Signed contract={contract} />}
    </section>
  );
}

function Signed({ contract }: { contract: OwnContract }) {
  const texts = useSectionTexts();
  const format = useFormat();
  const file = useDownload(download);
  const { resourceId, contractNo, contractSignDate, contractStartDate, contractEndDate } = contract;
  const facts = [
    [texts.number, contractNo],
    [texts.signed, format.date(contractSignDate)],
    [texts.validity, [contractStartDate, contractEndDate].filter(Boolean).map(format.date).join(' – ')],
  ];
  return (
    <>
      <dl className={styles.lines}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {resourceId === null ? (
        <p className={styles.fault}>{texts.fileAbsent}</p>
      ) : (
        <div className={styles.actions}>
          <Button type="primary" disabled={file.isPending} onClick={() => void file.download({ resourceId })}>
            {texts.download}
          </Button>
        </div>
      )}
    </>
  );
}
