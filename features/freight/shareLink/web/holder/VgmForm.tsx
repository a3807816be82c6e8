import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import { sizeLabels } from '../../../train/sizeNames.ts';
import { giveVgm, type OpenedTask, VGM_METHODS } from '../../holderWire.ts';
import { useHolderTexts } from '../texts.ts';
import { massFault, typedKg } from './faults.ts';
import { type FormProps, fieldErrorsOf } from './formProps.ts';
import styles from './holder.module.css';
import { useTyped } from './kept.ts';
import { type Note, SubmitBar } from './SubmitBar.tsx';
import { TypedField } from './TypedField.tsx';
import { useFaultText } from './useFaultText.ts';
import { useSubmission } from './useSubmission.ts';

const method = z.enum(VGM_METHODS);
const submitted = z.object({
  method,
  signer: z.string(),
  date: z.string(),
  containers: z.array(z.object({ orderContainerId: z.number(), vgmKg: z.number() })),
});

const give = (given: SentBy<typeof giveVgm>) => send(giveVgm, given);

/** Row of what is typed once for all containers. */
const SHARED = 'all';
const MAX_SIGNER = 60;
const MAX_TYPED = 10;

/** Day on the calendar of this browser, yyyy-MM-dd. */
function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

type Props = FormProps<OpenedTask<'vgm'>>;

/** Verified gross mass of containers, how it was found, and who answers for it. */
export function VgmForm(props: Props) {
  const form = useMasses(props);
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {form.rows.map((row, index) => (
        <Mass key={row.orderContainerId} row={row} place={index + 1} onType={form.type} />
      ))}
      <Weighing form={form} />
      <SubmitBar submission={form.submission} note={form.note} />
    </form>
  );
}

type Form = ReturnType<typeof useMasses>;

function Mass({ row, place, onType }: { row: Form['rows'][number]; place: number; onType: Form['type'] }) {
  const texts = useHolderTexts();
  const format = useFormat();
  const sizes = sizeLabels(useLanguage());
  const { orderContainerId, sizeType, containerNo, tareKg, maxGrossKg, text, fault } = row;
  const limits = [
    texts.maxGross({ kg: format.number(maxGrossKg) }),
    tareKg === null ? '' : texts.tare({ kg: format.number(tareKg) }),
  ];
  const title = texts.container({ place, type: sizes[sizeType] });
  return (
    <fieldset className={styles.card}>
      <legend>{containerNo === '' ? title : `${containerNo} · ${sizes[sizeType]}`}</legend>
      <TypedField
        label={texts.vgmKg}
        value={text}
        hint={limits.filter(Boolean).join(', ')}
        fault={fault}
        inputMode="numeric"
        maxLength={MAX_TYPED}
        onType={(given) => onType(orderContainerId, 'vgmKg', given)}
      />
    </fieldset>
  );
}

/** What holds for all masses of a submission. */
function Weighing({ form: { chosen, signer, date, errors, type } }: { form: Form }) {
  const texts = useHolderTexts();
  return (
    <fieldset className={styles.card}>
      <legend>{texts.method}</legend>
      {VGM_METHODS.map((one) => (
        <label key={one} className={styles.choice}>
          <input type="radio" name="method" checked={chosen === one} onChange={() => type(SHARED, 'method', one)} />
          {texts.methods[one]}
        </label>
      ))}
      <TypedField
        label={texts.signer}
        value={signer}
        fault={errors.signer}
        maxLength={MAX_SIGNER}
        onType={(given) => type(SHARED, 'signer', given)}
      />
      <TypedField
        label={texts.date}
        type="date"
        value={date}
        fault={errors.date}
        onType={(given) => type(SHARED, 'date', given)}
      />
    </fieldset>
  );
}

function useMasses({ token, link, onLink, onEnd }: Props) {
  const texts = useHolderTexts();
  const faultText = useFaultText();
  const [typed, keepTyped] = useTyped(token, 'vgm');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [note, setNote] = useState<Note | null>(null);
  const shared = typed[SHARED] ?? {};
  const { signer = '', date = today() } = shared;
  const chosen = method.safeParse(shared.method).data ?? '1';
  const rows = link.containers.map((container) => {
    const { orderContainerId, vgmKg } = container;
    const text = typed[orderContainerId]?.vgmKg ?? (vgmKg === null ? '' : String(vgmKg));
    const found = massFault(text, container);
    return { ...container, text, fault: found ? faultText(found) : errors[`${orderContainerId}.vgmKg`] };
  });
  const submission = useSubmission(token, give, submitted, {
    onEnd,
    onDone: (answer, { containers }) => {
      const sent = new Map(containers.map(({ orderContainerId, vgmKg }) => [String(orderContainerId), vgmKg]));
      const waiting = Object.entries(typed).filter(([id, row]) => typedKg(row.vgmKg ?? '') !== sent.get(id));
      keepTyped({ ...Object.fromEntries(waiting), [SHARED]: shared });
      setErrors({});
      setNote({ tone: 'good', text: texts.saved });
      onLink(answer.link);
    },
    onRefused: (error, { containers }) => {
      setErrors(fieldErrorsOf(error.fields, containers));
      setNote({ tone: 'bad', text: Object.keys(error.fields).length > 0 ? texts.check : error.message });
    },
  });
  const type = (row: string | number, field: string, text: string) => {
    keepTyped({ ...typed, [row]: { ...typed[row], [field]: text } });
    setErrors({});
    setNote(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // what others answered for stays theirs
    const own = rows.filter(({ orderContainerId }) => typed[orderContainerId] !== undefined);
    const containers = (own.length > 0 ? own : rows).flatMap(({ orderContainerId, text }) => {
      const vgmKg = typedKg(text);
      return typeof vgmKg === 'number' ? [{ orderContainerId, vgmKg }] : [];
    });
    if (rows.some(({ text, ...row }) => massFault(text, row) !== null))
      return setNote({ tone: 'bad', text: texts.check });
    if (containers.length === 0) return setNote({ tone: 'bad', text: texts.nothing });
    const { missing } = texts.faults;
    const lacks = { ...(signer.trim() === '' && { signer: missing }), ...(date === '' && { date: missing }) };
    setErrors(lacks);
    if (Object.keys(lacks).length > 0) return setNote({ tone: 'bad', text: texts.check });
    setNote(null);
    void submission.submit({ method: chosen, signer: signer.trim(), date, containers });
  };
  return { rows, chosen, signer, date, errors, type, submit, submission, note };
}
