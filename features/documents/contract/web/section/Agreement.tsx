import { Button, Checkbox, Steps } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../../../../platform/web/chunks/loadChunk.ts';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { COMPANY_ENTITY } from '../../../../../platform/wire/currentUser.ts';
import { listContracts, type OwnContract, startSign } from '../../wire.ts';
import { useSectionTexts } from '../texts.ts';
import { SignerDialog } from './SignerDialog.tsx';
import styles from './section.module.css';

const SealAgreementDialog = lazy(() => loadChunk(() => import('./SealAgreementDialog.tsx')));

interface AgreementProps {
  contract: OwnContract;
  contractId: number;
  isRead: boolean;
}

/** The tick, and the button that begins to sign (inventory N05 and N06). */
export function Agreement({ contract, contractId, isRead }: AgreementProps) {
  const texts = useSectionTexts();
  const { companyEntity } = useCurrentUser();
  const isIndividual = companyEntity === COMPANY_ENTITY.individual;
  const [isAgreed, setAgreed] = useState(false);
  const [hasReadSeal, setReadSeal] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [dialog, setDialog] = useState<'none' | 'seal' | 'signer'>('none');
  const sending = useWrite(startSign, { invalidates: [listContracts], done: texts.sentIndividual });
  const close = () => setDialog('none');
  const agree = async () => {
    setMissing(!isAgreed);
    if (!isAgreed) return;
    if (!isIndividual) return setDialog('signer');
    // the dialog has the ways beside the usual one, by e-mail or passport
    if (!(await sending.send({ contractId, isAgreed: true }))) setDialog('signer');
  };
  const tick = (wanted: boolean) => {
    if (wanted && !hasReadSeal) setDialog('seal');
    else setAgreed(wanted);
  };
  return (
    <div className={styles.foot}>
      <Steps responsive={false} size="small" current={0} items={texts.steps.map((title) => ({ title }))} />
      {contract.reason !== '' && (
        <p className={styles.fault}>
          {texts.reason}: {contract.reason}
        </p>
      )}
      <div className={styles.actions}>
        <Checkbox checked={isAgreed} onChange={({ target }) => tick(target.checked)}>
          {texts.seal}
        </Checkbox>
        <Button type="link" size="small" onClick={() => setDialog('seal')}>
          {texts.sealTitle}
        </Button>
        <Button type="primary" disabled={!isRead} loading={sending.isPending} onClick={() => void agree()}>
          {texts.agree}
        </Button>
        {!isRead && <span className={styles.soft}>{texts.toEnd}</span>}
        {isMissing && !isAgreed && (
          <span role="alert" className={styles.fault}>
            {texts.sealMissing}
          </span>
        )}
      </div>
      {dialog === 'signer' && <SignerDialog contractId={contractId} onClose={close} />}
      <Suspense fallback={null}>
        {dialog === 'seal' && (
          <SealAgreementDialog
            tid={contract.tid}
            onAgree={() => {
              setReadSeal(true);
              setAgreed(true);
              close();
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
