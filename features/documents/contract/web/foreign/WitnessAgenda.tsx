import { Alert, Button } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { listWitnessAppointments } from '../../foreignWire.ts';
import { usePassportTexts } from '../texts.ts';
import styles from './agenda.module.css';

/** Appointments of foreign signers with a witness of the platform; nothing where there are none. */
export default function WitnessAgenda({ onOpen }: { onOpen: (contractId: number) => void }) {
  const texts = usePassportTexts();
  const format = useFormat();
  const read = useRead(listWitnessAppointments, {});
  if (read.data === undefined || read.data.length === 0) return null;
  return (
    <Alert
      type="info"
      className={styles.agenda}
      title={`${texts.appointments} · ${format.zone}`}
      description={
        <ul className={styles.list}>
          {read.data.map(({ contractId, contractNo, companyFullName, signerName, witnessTime, state }) => (
            <li key={contractId}>
              <strong>{format.dateTime(witnessTime)}</strong>
              <span>{texts.states[state]}</span>
              <Button type="link" size="small" onClick={() => onOpen(contractId)}>
                {contractNo}
              </Button>
              <span>{`${signerName} · ${companyFullName}`}</span>
            </li>
          ))}
        </ul>
      }
    />
  );
}
