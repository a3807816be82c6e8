import { Button } from 'antd';
import { useDownload } from '../../../../platform/web/query/download.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { RENEW_DAYS } from '../../contractState.ts';
import { downloadEvidence, listContractLives, renewContract } from '../../lifeWire.ts';
import { listContracts } from '../../wire.ts';
import { useLifeTexts } from '../texts.ts';
import styles from './life.module.css';
import { useContractLives } from './useContractLives.ts';
import { VoidActions } from './VoidActions.tsx';
import { VoidFacts } from './VoidFacts.tsx';

interface ContractLifeBlockProps {
  contractId: number | null;
  /** opens the template that is signed now */
  onRenew: (tid: number) => void;
}

/** What main accounts see below a contract: its end, renewal, evidence and requests to end it. */
export function ContractLifeBlock({ contractId, onRenew }: ContractLifeBlockProps) {
  const texts = useLifeTexts();
  const life = useContractLives().find((one) => one.contractId === contractId);
  const evidence = useDownload(downloadEvidence);
  const renewing = useWrite(renewContract, {
    invalidates: [listContractLives, listContracts],
    done: texts.renewed,
  });
  if (life === undefined || !['inForce', 'upcoming', 'expired'].includes(life.contractState)) return null;
  const { daysLeft, lastVoid, contractState } = life;
  const renew = async () => {
    const next = await renewing.send({ contractId: life.contractId });
    if (next !== undefined) onRenew(next.tid);
  };
  const isEnding = daysLeft !== null && daysLeft <= RENEW_DAYS;
  return (
    <div className={styles.block}>
      {contractState === 'expired' ? (
        <StatusTag tone="danger" label={texts.ended} />
      ) : (
        isEnding && <StatusTag tone="warning" label={texts.daysLeft({ days: daysLeft })} />
      )}
      {lastVoid && <VoidFacts request={lastVoid} />}
      <div className={styles.buttons}>
        {life.mayRenew && (
          <Button type="primary" disabled={renewing.isPending} onClick={() => void renew()}>
            {texts.renew}
          </Button>
        )}
        <Button
          disabled={evidence.isPending}
          onClick={() => void evidence.download({ contractId: life.contractId })}
        >
          {texts.evidence}
        </Button>
        <VoidActions life={life} />
      </div>
    </div>
  );
}
