import { Modal, Radio, Select } from 'antd';
import { useState } from 'react';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { COMPANY_ENTITY } from '../../../../platform/wire/currentUser.ts';
import { TRUSTEE_STATUS } from '../../../trustee/status.ts';
import { listTrustees } from '../../../trustee/wire.ts';
import { SIGN_WAY, type SignWay } from '../../status.ts';
import { listContracts, startSign } from '../../wire.ts';
import { useSectionTexts } from '../texts.ts';
import styles from './section.module.css';

/** Who signs; individuals sign themselves (inventory N06). */
export function SignerDialog({ contractId, onClose }: { contractId: number; onClose: () => void }) {
  const texts = useSectionTexts();
  const { action } = usePlatformTexts();
  const { companyEntity } = useCurrentUser();
  const isIndividual = companyEntity === COMPANY_ENTITY.individual;
  const [way, setWay] = useState<SignWay | null>(isIndividual ? SIGN_WAY.legal : null);
  const [authorizedId, setAuthorizedId] = useState<number | null>(null);
  const sending = useWrite(startSign, { invalidates: [listContracts], done: texts.sent });
  const isChosen = way === SIGN_WAY.legal || (way === SIGN_WAY.trustee && authorizedId !== null);
  const send = async () => {
    if (way === null) return;
    const trustee = way === SIGN_WAY.trustee && authorizedId !== null ? { authorizedId } : {};
    if (await sending.send({ contractId, isAgreed: true, signWay: way, ...trustee })) onClose();
  };
  return (
    <Modal
      open
      width={440}
      title={texts.chooseTitle}
      okText={texts.send}
      cancelText={action.cancel}
      okButtonProps={{ disabled: !isChosen }}
      confirmLoading={sending.isPending}
      onOk={() => void send()}
      onCancel={onClose}
    >
      {!isIndividual && (
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
