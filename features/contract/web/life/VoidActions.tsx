import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { ReasonDialog } from '../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { answerVoid, askVoid, type ContractLife, listContractLives, withdrawVoid } from '../../lifeWire.ts';
import { listContracts } from '../../wire.ts';
import { useLifeTexts } from '../texts.ts';

const READS = [listContractLives, listContracts];

/** Buttons of a company to ask for the end of a contract, answer the platform, or take its own request back. */
export function VoidActions({ life }: { life: ContractLife }) {
  const texts = useLifeTexts();
  const { contractId, lastVoid, abilities } = life;
  const [dialog, setDialog] = useState<'ask' | 'decline' | null>(null);
  const requesting = useWrite(askVoid, { invalidates: READS, done: texts.voidAsked });
  const agreeing = useWrite(answerVoid, { invalidates: READS, done: texts.voidDone });
  const declining = useWrite(answerVoid, { invalidates: READS, done: texts.voidDeclined });
  const withdrawing = useWrite(withdrawVoid, { invalidates: READS, done: texts.voidWithdrawn });
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
      {isOpen && lastVoid.askedBy === 'platform' && (
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
      {isOpen && lastVoid.askedBy === 'company' && (
        <Button disabled={withdrawing.isPending} onClick={() => void withdrawing.send({ voidId })}>
          {texts.withdrawVoid}
        </Button>
      )}
      {abilities.askVoid && <Button onClick={() => setDialog('ask')}>{texts.askVoid}</Button>}
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
