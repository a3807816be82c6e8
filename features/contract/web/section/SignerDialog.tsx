import { Modal, Radio, Select } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { TRUSTEE_STATUS } from '../../../trustee/status.ts';
import { listTrustees } from '../../../trustee/wire.ts';
import { SIGN_WAY, type SignWay } from '../../status.ts';
import { listContracts, startSign } from '../../wire.ts';
import { useSectionTexts } from '../texts.ts';
import styles from './section.module.css';

interface DialogProps {
  contractId: number;
  onLink: (signUrl: string) => void;
  onClose: () => void;
}

/** Who signs (inventory N06); individuals sign themselves and are not asked. */
export function SignerDialog({ contractId, onLink, onClose }: DialogProps) {
  const texts = useSectionTexts();
  const { action } = usePlatformTexts();
  const [way, setWay] = useState<SignWay | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [authorizedId, setAuthorizedId] = useState<number | null>(null);
  const sending = useWrite(startSign, { invalidates: [listContracts], done: texts.sent });
  const isChosen = way === SIGN_WAY.legal || (way === SIGN_WAY.trustee && authorizedId !== null);
  const send = async () => {
    setMissing(!isChosen);
    if (way === null || !isChosen) return;
    const trustee = way === SIGN_WAY.trustee && authorizedId !== null ? { authorizedId } : {};
    const sent = await sending.send({ contractId, isAgreed: true, signWay: way, ...trustee });
    if (typeof sent !== 'object') return;
    onLink(sent.signUrl);
    onClose();
  };
  return (
    <Modal
      open
      width={440}
      title={texts.chooseTitle}
      okText={texts.send}
      cancelText={action.cancel}
      confirmLoading={sending.isPending}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <div className={styles.choice}>
        <span id="contract-signer">{texts.choose}</span>
        <Radio.Group
          aria-labelledby="contract-signer"
          vertical
          value={way}
          onChange={({ target }) => setWay(target.value)}
          options={[
            { value: SIGN_WAY.legal, label: texts.legal },
            { value: SIGN_WAY.trustee, label: texts.trustee },
          ]}
        />
        {way === SIGN_WAY.trustee && <TrusteeChoice value={authorizedId} onChange={setAuthorizedId} />}
      </div>
      {isMissing && !isChosen && (
        <p role="alert" className={styles.fault}>
          {texts.choose}
        </p>
      )}
      {sending.error && (
        <p role="alert" className={styles.fault}>
          {sending.error.message}
        </p>
      )}
    </Modal>
  );
}

interface ChoiceProps {
  value: number | null;
  onChange: (authorizedId: number) => void;
}

function TrusteeChoice({ value, onChange }: ChoiceProps) {
  const texts = useSectionTexts();
  const read = useRead(listTrustees, {});
  const inForce = read.data?.aaData.filter(
    ({ status, inScope }) => status === TRUSTEE_STATUS.approved && inScope,
  );
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
