import { ActionButtons } from '../../../../../../platform/web/actions/ActionButtons.tsx';
import { action, reasonAction } from '../../../../../../platform/web/actions/action.ts';
import type { ContractDetail } from '../../../evidenceWire.ts';
import { operatorAnswerVoid, operatorAskVoid, operatorWithdrawVoid } from '../../../lifeWire.ts';
import { VoidFacts } from '../../life/VoidFacts.tsx';
import { useOperatorTexts } from '../../texts.ts';
import styles from '../ledger.module.css';
import { READS } from '../ledger.ts';

/** Request to end the contract: asked, answered or taken back. */
export function Voiding({ detail: { contractId, lastVoid, abilities } }: { detail: ContractDetail }) {
  const texts = useOperatorTexts();
  const voidId = lastVoid?.voidId ?? 0;
  const asker = lastVoid?.state === 'asked' ? lastVoid.askedBy : null;
  const actions = [
    abilities.askVoid &&
      reasonAction(operatorAskVoid, (reason) => ({ contractId, reason }), {
        label: texts.askVoid,
        title: texts.askVoidTitle,
        text: texts.askVoidText,
        done: texts.voidAsked,
        isDangerous: true,
      }),
    asker === 'company' &&
      action(
        operatorAnswerVoid,
        { voidId, isAgreed: true, answer: '' },
        { label: texts.agreeVoid, text: texts.agreeVoidAsk, done: texts.voidDone, isDangerous: true },
      ),
    asker === 'company' &&
      reasonAction(operatorAnswerVoid, (answer) => ({ voidId, isAgreed: false, answer }), {
        label: texts.declineVoid,
        title: texts.declineTitle,
        reasonLabel: texts.answerLabel,
        done: texts.voidDeclined,
      }),
    asker === 'platform' &&
      action(operatorWithdrawVoid, { voidId }, { label: texts.withdrawVoid, done: texts.voidWithdrawn }),
  ];
  return (
    <>
      {lastVoid ? <VoidFacts request={lastVoid} /> : <p className={styles.soft}>{texts.noVoid}</p>}
      <div className={styles.buttons}>
        <ActionButtons actions={actions} look="buttons" invalidates={READS} />
      </div>
    </>
  );
}
