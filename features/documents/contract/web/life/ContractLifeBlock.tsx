import { Button } from 'antd';
import { ActionButtons } from '../../../../../platform/web/actions/ActionButtons.tsx';
import { action, reasonAction } from '../../../../../platform/web/actions/action.ts';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useTopicInvalidation } from '../../../../../platform/web/live/useTopicInvalidation.ts';
import { useDownload } from '../../../../../platform/web/query/download.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { USER_TYPE } from '../../../../../platform/wire/currentUser.ts';
import { type ContractState, RENEW_DAYS } from '../../contractState.ts';
import {
  answerVoid,
  askVoid,
  type ContractLife,
  downloadEvidence,
  listContractLives,
  renewContract,
  withdrawVoid,
} from '../../lifeWire.ts';
import { contractsChanged, listContracts } from '../../wire.ts';
import { useLifeTexts } from '../texts.ts';
import styles from './life.module.css';
import { VoidFacts } from './VoidFacts.tsx';

const READS = [listContractLives, listContracts];

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
    invalidates: READS,
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
        <StatusTag tone={contractState === 'voided' ? 'danger' : 'info'} label={texts.states[contractState]} />
      )}
      {isEnding && <StatusTag tone="warning" label={texts.daysLeft({ days: daysLeft })} />}
      {lastVoid && <VoidFacts request={lastVoid} />}
      <div className={styles.buttons}>
        {life.abilities.renew && (
          <Button type="primary" disabled={renewing.isPending} onClick={() => void renew()}>
            {texts.renew}
          </Button>
        )}
        <Button disabled={evidence.isPending} onClick={() => void evidence.download({ contractId: life.contractId })}>
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
  useTopicInvalidation(contractsChanged, companyNo === null || !isOwner ? null : { companyNo }, [listContractLives]);
  return useRead(listContractLives, {}, { enabled: isOwner }).data ?? [];
}

/** Buttons of a company to ask for the end of a contract, answer the platform, or take its own request back. */
function VoidActions({ life: { contractId, lastVoid, abilities } }: { life: ContractLife }) {
  const texts = useLifeTexts();
  const voidId = lastVoid?.voidId ?? 0;
  const asker = lastVoid?.state === 'asked' ? lastVoid.askedBy : null;
  const actions = [
    asker === 'platform' &&
      action(
        answerVoid,
        { voidId, isAgreed: true, answer: '' },
        { label: texts.agreeVoid, text: texts.agreeVoidAsk, done: texts.voidDone, isDangerous: true },
      ),
    asker === 'platform' &&
      reasonAction(answerVoid, (answer) => ({ voidId, isAgreed: false, answer }), {
        label: texts.declineVoid,
        title: texts.declineTitle,
        reasonLabel: texts.answerLabel,
        done: texts.voidDeclined,
      }),
    asker === 'company' && action(withdrawVoid, { voidId }, { label: texts.withdrawVoid, done: texts.voidWithdrawn }),
    abilities.askVoid &&
      reasonAction(askVoid, (reason) => ({ contractId, reason }), {
        label: texts.askVoid,
        title: texts.askVoidTitle,
        text: texts.askVoidText,
        done: texts.voidAsked,
        isDangerous: true,
      }),
  ];
  return <ActionButtons actions={actions} look="buttons" invalidates={READS} />;
}
