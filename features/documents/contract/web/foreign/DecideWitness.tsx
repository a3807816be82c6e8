import { ActionButtons } from '../../../../../platform/web/actions/ActionButtons.tsx';
import { reasonAction } from '../../../../../platform/web/actions/action.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { readContractDetail } from '../../evidenceWire.ts';
import { decideWitness, listWitnessAppointments, readPassportEvidence } from '../../foreignWire.ts';
import { usePassportTexts } from '../texts.ts';

const READS = [readPassportEvidence, listWitnessAppointments, readContractDetail];

interface DecideProps {
  contractId: number;
  witnessTime: string;
}

/** Confirms or declines the time that a signer proposes for a witness. */
export function DecideWitness({ contractId, witnessTime }: DecideProps) {
  const texts = usePassportTexts();
  const format = useFormat();
  const deciding = {
    title: `${texts.appointment} · ${format.dateTime(witnessTime)}`,
    reasonLabel: texts.noteOfTime,
    maxLength: 300,
  };
  const inputFor = (isConfirmed: boolean) => (note: string) => ({
    contractId,
    witnessTime,
    isConfirmed,
    note,
  });
  const actions = [
    reasonAction(decideWitness, inputFor(true), {
      ...deciding,
      label: texts.confirmTime,
      text: texts.confirmTimeText,
      done: texts.timeConfirmed,
      isMain: true,
    }),
    reasonAction(decideWitness, inputFor(false), {
      ...deciding,
      label: texts.declineTime,
      text: texts.declineTimeText,
      done: texts.timeDeclined,
    }),
  ];
  return <ActionButtons actions={actions} look="buttons" invalidates={READS} />;
}
