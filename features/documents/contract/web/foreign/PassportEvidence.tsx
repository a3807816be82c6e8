import { Alert, Button, Descriptions, Popconfirm, Space } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useDownload } from '../../../../../platform/web/query/download.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { Can } from '../../../../../platform/web/records/can.tsx';
import { readContractDetail } from '../../evidenceWire.ts';
import {
  confirmWitness,
  type PassportEvidence as Evidence,
  listWitnessAppointments,
  readPassportEvidence,
  readPassportPicture,
} from '../../foreignWire.ts';
import { WITNESS_STATE } from '../../witnessState.ts';
import { usePassportTexts } from '../texts.ts';
import styles from './agenda.module.css';
import { DecideWitness } from './DecideWitness.tsx';

/** What an operator sees of a signer who signed by passport; nothing for other contracts. */
export default function PassportEvidence({ contractId }: { contractId: number }) {
  const read = useRead(readPassportEvidence, { contractId });
  return read.data ? <Shown contractId={contractId} evidence={read.data} /> : null;
}

function Shown({ contractId, evidence }: { contractId: number; evidence: Evidence }) {
  const texts = usePassportTexts();
  const file = useDownload(readPassportPicture);
  return (
    <section aria-label={texts.title} className={styles.evidence}>
      <Alert type="info" title={texts.title} description={texts.note} />
      <Descriptions size="small" column={1} items={useItems(evidence)} />
      <Space wrap>
        {evidence.appointment?.state === WITNESS_STATE.proposed && (
          <DecideWitness contractId={contractId} witnessTime={evidence.appointment.witnessTime} />
        )}
        {evidence.witnessTime === null && <ConfirmWitness contractId={contractId} />}
        <Button onClick={() => void file.download({ contractId })}>{texts.picture}</Button>
      </Space>
    </section>
  );
}

function useItems(evidence: Evidence) {
  const texts = usePassportTexts();
  const format = useFormat();
  const country = new Intl.DisplayNames(useLanguage(), { type: 'region' }).of(evidence.countryCode);
  const { witnessName, witnessTime, appointment } = evidence;
  return [
    [texts.registeredName, evidence.registeredName],
    [texts.passportName, evidence.passportName],
    [texts.passportNumber, evidence.passportNumber],
    [texts.countryCode, country],
    [texts.validUntil, format.date(evidence.validUntil)],
    [texts.mobile, evidence.mobile],
    [texts.email, evidence.email],
    [texts.consent, `${texts.languages[evidence.consentLanguage]} · ${format.dateTime(evidence.consentTime)}`],
    [
      texts.appointment,
      appointment ? `${format.dateTime(appointment.witnessTime)} · ${texts.states[appointment.state]}` : '',
    ],
    [texts.wish, evidence.witnessWish],
    [texts.noteOfTime, appointment?.note ?? ''],
    [texts.witness, witnessTime === null ? '' : `${witnessName} · ${format.dateTime(witnessTime)}`],
  ]
    .filter(([, children]) => children !== '')
    .map(([label, children]) => ({ key: label, label, children }));
}

function ConfirmWitness({ contractId }: { contractId: number }) {
  const texts = usePassportTexts();
  const confirming = useWrite(confirmWitness, {
    invalidates: [readPassportEvidence, listWitnessAppointments, readContractDetail],
    done: texts.confirmed,
  });
  return (
    <Can call={confirmWitness}>
      <Popconfirm title={texts.confirmText} onConfirm={() => confirming.send({ contractId })}>
        <Button loading={confirming.isPending}>{texts.confirm}</Button>
      </Popconfirm>
    </Can>
  );
}
