import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { LinkedText } from '../../../../../platform/web/widgets/linkedText/LinkedText.tsx';
import { parseDateTime } from '../../../../../platform/wire/time.ts';
import { proposeWitness } from '../../foreignWire.ts';
import type { LinkFacts } from '../../linkWire.ts';
import { WITNESS_STATE } from '../../witnessState.ts';
import { useLinkTexts } from '../texts.ts';
import type { Holder } from './CodeStep.tsx';
import styles from './link.module.css';
import { localTime, platformTime } from './localTime.ts';

interface AppointmentProps {
  facts: LinkFacts;
  holder: Holder;
  onProposed: () => void;
}

/** Of a signer by passport: where the appointment stands, and a form to propose another time. */
export function WitnessAppointment({ facts, holder, onProposed }: AppointmentProps) {
  const texts = useLinkTexts();
  const language = useLanguage();
  const { witness } = facts;
  const canPropose = witness?.state !== WITNESS_STATE.witnessed;
  const time = witness === null ? '' : localTime(parseDateTime(witness.witnessTime), language);
  return (
    <section className={styles.confirm} aria-label={texts.witnessTitle}>
      <h2>{texts.witnessTitle}</h2>
      <p role="status">{witness === null ? texts.witnessHint : texts.witnessStates[witness.state]({ time })}</p>
      {witness !== null && witness.note !== '' && (
        <p>
          <LinkedText text={witness.note} />
        </p>
      )}
      {canPropose && <Proposal holder={holder} onProposed={onProposed} />}
    </section>
  );
}

function Proposal({ holder, onProposed }: Omit<AppointmentProps, 'facts'>) {
  const texts = useLinkTexts();
  const [time, setTime] = useState('');
  const [wish, setWish] = useState('');
  const sending = useWrite(proposeWitness, { silent: true });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const proposal = { ...holder, witnessTime: platformTime(time), witnessWish: wish.trim() };
    if (!(await sending.send(proposal))) return;
    setTime('');
    onProposed();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <label className={styles.field}>
        {texts.witness}
        <input type="datetime-local" required value={time} onChange={({ target }) => setTime(target.value)} />
      </label>
      <label className={styles.field}>
        {texts.witnessWish}
        <input maxLength={200} value={wish} onChange={({ target }) => setWish(target.value)} />
      </label>
      {sending.error && <p role="alert">{sending.error.message}</p>}
      <div className={styles.buttons}>
        <button type="submit" className={styles.retry} disabled={sending.isPending || time === ''}>
          {texts.propose}
        </button>
      </div>
    </form>
  );
}
