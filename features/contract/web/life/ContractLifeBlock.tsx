import { Button } from 'antd';
import { useDownload } from '../../../../platform/web/query/download.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { type ContractState, RENEW_DAYS } from '../../contractState.ts';
import { downloadEvidence, listContractLives, renewContract } from '../../lifeWire.ts';
import { listContracts } from '../../wire.ts';
import { useLifeTexts } from '../texts.ts';
import styles from './life.module.css';
import { useContractLives } from './useContractLives.ts';
import { VoidActions } from './VoidActions.tsx';
import { VoidFacts } from './VoidFacts.tsx';

/** Signed by both sides, whatever became of it. */
const SHOWN: readonly ContractState[] = ['inForce', 'upcoming', 'expired', 'voided'];

interface ContractLifeBlockProps {
  contractId: number | null;
  /** opens what is signed next */
  onRenew: () => void;
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
  if (life === undefined || !SHOWN.includes(life.contractState)) return null;
  const { daysLeft, lastVoid, contractState } = life;
  const renew = async () => {
    if ((await renewing.send({ contractId: life.contractId })) !== undefined) onRenew();
  };
  const isEnding = contractState === 'inForce' && daysLeft !== null && daysLeft <= RENEW_DAYS;
  return (
    <div className={styles.block}>
      {contractState !== 'inForce' && (
        <StatusTag
          tone={contractState === 'voided' ? 'danger' : 'info'}
          label={texts.states[contractState]}
        />
      )}
      {isEnding && <StatusTag tone="warning" label={texts.daysLeft({ days: daysLeft })} />}
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
