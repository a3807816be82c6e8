import { Modal, Radio, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import { TRUSTEE_STATUS } from '../../../../people/trustee/status.ts';
import { listTrustees } from '../../../../people/trustee/wire.ts';
import { readSigners, readSignLink, type Signers } from '../../faceWire.ts';
import { LINK_CHANNEL } from '../../signChoices.ts';
import { SIGN_WAY, type SignWay } from '../../status.ts';
import { listContracts, startSign } from '../../wire.ts';
import { useSignerInvitationTexts } from '../texts.ts';
import { ChannelChoice } from './ChannelChoice.tsx';
import { PassportWay } from './PassportWay.tsx';
import styles from './signer.module.css';

type Chosen = Omit<SentBy<typeof startSign>, 'contractId' | 'isAgreed'>;

/** Who signs (inventory N06); individuals sign themselves and are not asked. */
export function SignerDialog({ contractId, onClose }: { contractId: number; onClose: () => void }) {
  const texts = useSignerInvitationTexts();
  const { action } = usePlatformTexts();
  const signers = useRead(readSigners, {});
  const [chosen, setChosen] = useState<Chosen>({});
  const sending = useWrite(startSign, { invalidates: [listContracts, readSignLink], done: useDone(chosen) });
  const send = async () => {
    if (await sending.send({ contractId, isAgreed: true, ...chosen })) onClose();
  };
  return (
    <Modal
      open
      centered
      width={460}
      title={texts.title}
      okText={texts.send}
      cancelText={action.cancel}
      okButtonProps={{ disabled: !signers.data || !isComplete(chosen, signers.data) }}
      confirmLoading={sending.isPending}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <div className={styles.choice}>
        <SignWayChoice value={chosen.signWay} onChange={setChosen} />
        {chosen.signWay === SIGN_WAY.trustee && (
          <TrusteeChoice
            value={chosen.authorizedId}
            onChange={(authorizedId) => setChosen({ signWay: SIGN_WAY.trustee, authorizedId })}
          />
        )}
        {chosen.signWay === SIGN_WAY.legal &&
          (signers.data ? (
            <LegalWay signers={signers.data} chosen={chosen} onChange={setChosen} />
          ) : (
            <Skeleton active title={false} paragraph={{ rows: 2 }} />
          ))}
      </div>
      {sending.error && (
        <p role="alert" className={styles.fault}>
          {sending.error.message}
        </p>
      )}
    </Modal>
  );
}

function useDone({ channel, withPassport }: Chosen): string {
  const texts = useSignerInvitationTexts();
  if (withPassport) return texts.sentPassport;
  if (channel === LINK_CHANNEL.email) return texts.sentMail;
  return texts.sent;
}

function isComplete({ signWay, authorizedId, withPassport }: Chosen, signers: Signers): boolean {
  if (signWay === SIGN_WAY.trustee) return authorizedId !== undefined;
  if (signWay === undefined) return false;
  return signers.isMainland ? signers.hasLegalMobile : withPassport === true;
}

interface WayProps {
  value: SignWay | undefined;
  onChange: (chosen: Chosen) => void;
}

function SignWayChoice({ value, onChange }: WayProps) {
  const texts = useSignerInvitationTexts();
  return (
    <>
      <span id="contract-signer">{texts.choose}</span>
      <Radio.Group
        aria-labelledby="contract-signer"
        vertical
        value={value}
        onChange={({ target }) => onChange({ signWay: target.value })}
        options={[
          { value: SIGN_WAY.legal, label: texts.legal },
          { value: SIGN_WAY.trustee, label: texts.trustee },
        ]}
      />
    </>
  );
}

interface LegalProps {
  signers: Signers;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

function LegalWay({ signers, chosen, onChange }: LegalProps) {
  const texts = useSignerInvitationTexts();
  if (!signers.isMainland) return <PassportWay signers={signers} chosen={chosen} onChange={onChange} />;
  if (!signers.hasLegalMobile) return <span className={styles.fault}>{texts.noMobile}</span>;
  const channel = chosen.channel ?? LINK_CHANNEL.sms;
  const receiver = channel === LINK_CHANNEL.email ? signers.legalEmail : signers.legalMobile;
  return (
    <>
      {signers.legalEmail !== '' && (
        <ChannelChoice value={channel} onChange={(next) => onChange({ ...chosen, channel: next })} />
      )}
      <span className={styles.soft}>{texts.to({ receiver: `${signers.legalName} · ${receiver}` })}</span>
    </>
  );
}

interface ChoiceProps {
  value: number | undefined;
  onChange: (authorizedId: number) => void;
}

function TrusteeChoice({ value, onChange }: ChoiceProps) {
  const texts = useSignerInvitationTexts();
  const read = useRead(listTrustees, {});
  const inForce = read.data?.aaData.filter(({ status, inScope }) => status === TRUSTEE_STATUS.approved && inScope);
  if (inForce?.length === 0) return <span className={styles.soft}>{texts.noTrustee}</span>;
  return (
    <Select
      aria-label={texts.chooseTrustee}
      placeholder={texts.chooseTrustee}
      loading={inForce === undefined}
      value={value}
      onChange={onChange}
      options={
        inForce?.map((one) => ({
          value: one.id,
          label: `${one.authorizedName} · ${one.authorizedMobile}`,
        })) ?? []
      }
    />
  );
}
