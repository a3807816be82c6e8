import { Button } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { Can } from '../../../../platform/web/records/can.tsx';
import { ReasonDialog } from '../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { readContractDetail } from '../../evidenceWire.ts';
import { decideWitness, listWitnessAppointments, readPassportEvidence } from '../../foreignWire.ts';
import { usePassportTexts } from '../texts.ts';

interface DecideProps {
  contractId: number;
  witnessTime: string;
}

/** Confirms or declines the time that a signer proposes for a witness. */
export function DecideWitness({ contractId, witnessTime }: DecideProps) {
  const texts = usePassportTexts();
  const format = useFormat();
  const [decision, setDecision] = useState<'confirm' | 'decline' | null>(null);
  const isConfirmed = decision === 'confirm';
  const deciding = useWrite(decideWitness, {
    invalidates: [readPassportEvidence, listWitnessAppointments, readContractDetail],
    done: isConfirmed ? texts.timeConfirmed : texts.timeDeclined,
  });
  const decide = async (note: string) => {
    const isDone = (await deciding.send({ contractId, witnessTime, isConfirmed, note })) !== undefined;
    if (isDone) setDecision(null);
    return isDone;
  };
  return (
    <Can call={decideWitness}>
      <Button type="primary" onClick={() => setDecision('confirm')}>
        {texts.confirmTime}
      </Button>
      <Button onClick={() => setDecision('decline')}>{texts.declineTime}</Button>
      <ReasonDialog
        open={decision !== null}
        title={`${texts.appointment} · ${format.dateTime(witnessTime)}`}
        confirmLabel={isConfirmed ? texts.confirmTime : texts.declineTime}
        reasonLabel={texts.noteOfTime}
        maxLength={300}
        onConfirm={decide}
        onClose={() => setDecision(null)}
      >
        {isConfirmed ? texts.confirmTimeText : texts.declineTimeText}
      </ReasonDialog>
    </Can>
  );
}
