import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { Can } from '../../../../../platform/web/records/can.tsx';
import { ReasonDialog } from '../../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import type { ContractDetail } from '../../../evidenceWire.ts';
import { operatorAnswerVoid, operatorAskVoid, operatorWithdrawVoid } from '../../../lifeWire.ts';
import { VoidFacts } from '../../life/VoidFacts.tsx';
import { useOperatorTexts } from '../../texts.ts';
import styles from '../ledger.module.css';
import { READS } from '../ledger.ts';

/** Request to end the contract: asked, answered or taken back. */
export function Voiding({ detail }: { detail: ContractDetail }) {
  const texts = useOperatorTexts();
  const { contractId, lastVoid, abilities } = detail;
  const [dialog, setDialog] = useState<'ask' | 'decline' | null>(null);
  const requesting = useWrite(operatorAskVoid, { invalidates: READS, done: texts.voidAsked });
  const agreeing = useWrite(operatorAnswerVoid, { invalidates: READS, done: texts.voidDone });
  const declining = useWrite(operatorAnswerVoid, { invalidates: READS, done: texts.voidDeclined });
  const withdrawing = useWrite(operatorWithdrawVoid, { invalidates: READS, done: texts.voidWithdrawn });
  const voidId = lastVoid?.voidId ?? 0;
  const isOpen = lastVoid?.state === 'asked';
  const confirm = async (words: string) => {
    const sent =
      dialog === 'ask'
        ? await requesting.send({ contractId, reason: words })
        : await declining.send({ voidId, isAgreed: false, answer: words });
    if (sent !== undefined) setDialog(null);
    return sent !== undefined;
  };
  return (
    <>
      {lastVoid ? <VoidFacts request={lastVoid} /> : <p className={styles.soft}>{texts.noVoid}</p>}
      <Can call={operatorAnswerVoid}>
        <div className={styles.buttons}>
          {abilities.askVoid && (
            <Button danger onClick={() => setDialog('ask')}>
              {texts.askVoid}
            </Button>
          )}
          {isOpen && lastVoid.askedBy === 'company' && (
            <>
              <Popconfirm
                title={texts.agreeVoid}
                description={texts.agreeVoidAsk}
                okText={texts.agreeVoid}
                onConfirm={() => agreeing.send({ voidId, isAgreed: true, answer: '' })}
              >
                <Button danger disabled={agreeing.isPending}>
                  {texts.agreeVoid}
                </Button>
              </Popconfirm>
              <Button onClick={() => setDialog('decline')}>{texts.declineVoid}</Button>
            </>
          )}
          {isOpen && lastVoid.askedBy === 'platform' && (
            <Button disabled={withdrawing.isPending} onClick={() => void withdrawing.send({ voidId })}>
              {texts.withdrawVoid}
            </Button>
          )}
        </div>
      </Can>
      <ReasonDialog
        open={dialog !== null}
        isDangerous={dialog === 'ask'}
        title={dialog === 'ask' ? texts.askVoidTitle : texts.declineTitle}
        confirmLabel={dialog === 'ask' ? texts.askVoid : texts.declineVoid}
        {...(dialog === 'decline' ? { reasonLabel: texts.answerLabel } : {})}
        onConfirm={confirm}
        onClose={() => setDialog(null)}
      >
        {dialog === 'ask' ? texts.askVoidText : null}
      </ReasonDialog>
    </>
  );
}
