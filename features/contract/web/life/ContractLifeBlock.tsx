import { Button } from 'antd';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { useTopicInvalidation } from '../../../../platform/web/live/useTopicInvalidation.ts';
import { useDownload } from '../../../../platform/web/query/download.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { USER_TYPE } from '../../../../platform/wire/currentUser.ts';
import { type ContractState, RENEW_DAYS } from '../../contractState.ts';
import { type ContractLife, downloadEvidence, listContractLives, renewContract } from '../../lifeWire.ts';
import { contractsChanged, listContracts } from '../../wire.ts';
import { useLifeTexts } from '../texts.ts';
import styles from './life.module.css';
import { VoidActions } from './VoidActions.tsx';
import { VoidFacts } from './VoidFacts.tsx';

/** Signed by both sides, whatever became of it. */
const SHOWN: readonly ContractState[] = ['inForce', 'upcoming', 'expired', 'voided'];

interface ContractLifeBlockProps {
  contractId: number | null;
  /** opens the next signing */
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
        {life.abilities.renew && (
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

/** Contracts of the own company with their state; none for people who do not end or renew them. */
function useContractLives(): readonly ContractLife[] {
  const { companyUser, companyNo } = useCurrentUser();
  const isOwner = companyUser?.userType === USER_TYPE.main;
  useTopicInvalidation(contractsChanged, companyNo === null || !isOwner ? null : { companyNo }, [
    listContractLives,
  ]);
  return useRead(listContractLives, {}, { enabled: isOwner }).data ?? [];
}
