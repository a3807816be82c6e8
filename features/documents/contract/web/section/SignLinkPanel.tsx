import { Button, QRCode } from 'antd';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useTopicInvalidation } from '../../../../../platform/web/live/useTopicInvalidation.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { LINK_STATE, readSignLink, type SignLink } from '../../faceWire.ts';
import { LINK_CHANNEL } from '../../signChoices.ts';
import {
  cancelSign,
  contractsChanged,
  listContracts,
  type OwnContract,
  queryContractSign,
  reSendSignUrl,
} from '../../wire.ts';
import { useSignerInvitationTexts } from '../texts.ts';
import { useCopy } from '../useCopy.ts';
import styles from './signer.module.css';

const QR_SIZE = 112;
const READS = [listContracts, queryContractSign, readSignLink];

/** The link on its way, how far its signer has come, and what can be done (inventory N03, N04, N07). */
export function SignLinkPanel({ contract, contractId }: { contract: OwnContract; contractId: number }) {
  const texts = useSignerInvitationTexts();
  const { companyNo } = useCurrentUser();
  useTopicInvalidation(contractsChanged, companyNo === null ? null : { companyNo }, READS);
  const read = useRead(readSignLink, { contractId });
  const link = read.data;
  return (
    <div className={styles.link}>
      <div>
        <strong>{texts.heading}</strong>
        {link && <LinkFacts link={link} name={contract.signerName} />}
        <LinkActions contractId={contractId} link={link} onReload={() => void read.refetch()} />
      </div>
      {link && link.state === LINK_STATE.sent && (
        <figure>
          <QRCode value={link.signUrl} size={QR_SIZE} aria-label={texts.scan} />
          <figcaption>{texts.scan}</figcaption>
        </figure>
      )}
    </div>
  );
}

function LinkFacts({ link, name }: { link: SignLink; name: string }) {
  const texts = useSignerInvitationTexts();
  const format = useFormat();
  const { state, channel, receiver, expireTime, isIdentityPassed, isCodeSent } = link;
  const passed = [
    state === LINK_STATE.opened && texts.progress.opened,
    isIdentityPassed && texts.progress.identity,
    isCodeSent && texts.progress.code,
  ].filter((step) => step !== false);
  return (
    <>
      {state !== LINK_STATE.none && (
        <p className={styles.soft}>
          {channel === null ? texts.byTrustee({ name }) : texts.by({ name, receiver })}
          {' · '}
          <time title={format.zone}>{texts.until({ time: format.dateTime(expireTime) })}</time>
        </p>
      )}
      <p role="status">{[texts.states[state], ...passed].join(' · ')}</p>
    </>
  );
}

interface ActionsProps {
  contractId: number;
  link: SignLink | undefined;
  onReload: () => void;
}

function LinkActions({ contractId, link, onReload }: ActionsProps) {
  const texts = useSignerInvitationTexts();
  const copy = useCopy({ copied: texts.copied, failed: texts.copyFailed });
  const resending = useWrite(reSendSignUrl, { invalidates: READS, done: texts.resent });
  const cancelling = useWrite(cancelSign, { invalidates: READS, done: texts.cancelled });
  const resend = (channel: 'sms' | 'email') => void resending.send({ eleContractId: contractId, channel });
  const signUrl = link?.signUrl ?? '';
  return (
    <div className={styles.actions}>
      {signUrl !== '' && link?.state === LINK_STATE.sent && (
        <Button onClick={() => void copy(signUrl)}>{texts.copy}</Button>
      )}
      <Button onClick={onReload}>{texts.reload}</Button>
      <Button loading={resending.isPending} onClick={() => resend(LINK_CHANNEL.sms)}>
        {texts.resend}
      </Button>
      {link?.channels.includes(LINK_CHANNEL.email) && (
        <Button loading={resending.isPending} onClick={() => resend(LINK_CHANNEL.email)}>
          {texts.resendMail}
        </Button>
      )}
      <Button loading={cancelling.isPending} onClick={() => void cancelling.send({ contractId })}>
        {texts.cancel}
      </Button>
    </div>
  );
}
