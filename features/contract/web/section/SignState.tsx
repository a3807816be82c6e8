import { Button, Steps } from 'antd';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useDownload } from '../../../../platform/web/query/download.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import { download } from '../../../resource/wire.ts';
import { SIGN_STATUS } from '../../status.ts';
import { cancelSign, listContracts, type OwnContract, reSendSignUrl } from '../../wire.ts';
import { useSectionTexts } from '../texts.ts';
import styles from './section.module.css';

const STEP = { 0: 0, 1: 0, 2: 1, 3: 2 } as const;

interface StateProps {
  contract: OwnContract;
  /** known only while this page is open: links are stored as hashes */
  signUrl: string | undefined;
  onLink: (signUrl: string) => void;
  onRefresh: () => void;
}

/** Overlay of a contract that is on its way or signed (documents 4.1). */
export function SignState({ contract, signUrl, onLink, onRefresh }: StateProps) {
  const texts = useSectionTexts();
  const { signStatus } = contract;
  return (
    <section className={styles.state} aria-label={texts.statuses[signStatus]}>
      <Steps responsive={false} size="small" current={STEP[signStatus]} items={texts.steps.map((title) => ({ title }))} />
      {signStatus === SIGN_STATUS.sent && (
        <Waiting contract={contract} signUrl={signUrl} onLink={onLink} onRefresh={onRefresh} />
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

function Waiting({ contract, signUrl, onLink, onRefresh }: StateProps) {
  const texts = useSectionTexts();
  const sending = useWrite(reSendSignUrl, { done: texts.resent });
  const cancelling = useWrite(cancelSign, { invalidates: [listContracts], done: texts.cancelled });
  const contractId = contract.contractId ?? 0;
  const resend = async () => {
    const sent = await sending.send({ eleContractId: contractId });
    if (typeof sent === 'object') onLink(sent.signUrl);
  };
  return (
    <>
      <strong>{texts.waitingTitle}</strong>
      <p className={styles.soft}>
        {texts.waitingText({ name: contract.signerName, mobile: contract.signerMobile })}
      </p>
      {signUrl !== undefined && <SignLink url={signUrl} />}
      <div className={styles.actions}>
        <Button onClick={onRefresh}>{texts.refresh}</Button>
        <Button loading={sending.isPending} onClick={() => void resend()}>
          {texts.resend}
        </Button>
        <Button loading={cancelling.isPending} onClick={() => void cancelling.send({ contractId })}>
          {texts.cancel}
        </Button>
      </div>
    </>
  );
}

/** For a signer who does not find the SMS; it works with a code sent to the own phone alone. */
function SignLink({ url }: { url: string }) {
  const texts = useSectionTexts();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast('success', texts.copied),
      () => showToast('error', texts.copyFailed),
    );
  return (
    <div className={styles.link}>
      <code>{url}</code>
      <Button size="small" onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </div>
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
