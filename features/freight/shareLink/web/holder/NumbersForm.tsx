import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { normalizeContainerNumber } from '../../../../../libs/containerCodes/containerNumber.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import { MAX_SEAL_LENGTH } from '../../../booking/order.ts';
import { sizeLabels } from '../../../train/sizeNames.ts';
import { giveNumbers, type OpenedTask } from '../../holderWire.ts';
import { useHolderTexts } from '../texts.ts';
import { numberFaults } from './faults.ts';
import { type FormProps, fieldErrorsOf } from './formProps.ts';
import styles from './holder.module.css';
import { useTyped } from './kept.ts';
import { type Note, SubmitBar } from './SubmitBar.tsx';
import { TypedField } from './TypedField.tsx';
import { useFaultText } from './useFaultText.ts';
import { useSubmission } from './useSubmission.ts';

const MAX_TYPED = 40;
const FIELDS = ['containerNo', 'sealNo'] as const;
const submitted = z.object({
  containers: z.array(
    z.object({ orderContainerId: z.number(), containerNo: z.string().optional(), sealNo: z.string().optional() }),
  ),
});

const give = (given: SentBy<typeof giveNumbers>) => send(giveNumbers, given);

type Props = FormProps<OpenedTask<'numbers'>>;
type Field = (typeof FIELDS)[number];

/** Numbers of containers and their seals. */
export function NumbersForm(props: Props) {
  const texts = useHolderTexts();
  const sizes = sizeLabels(useLanguage());
  const { rows, faultOf, type, submit, submission, note } = useNumbers(props);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {rows.map(({ orderContainerId, sizeType, containerNo, sealNo, isHeld }, index) => (
        <fieldset key={orderContainerId} className={styles.card}>
          <legend>{texts.container({ place: index + 1, type: sizes[sizeType] })}</legend>
          <TypedField
            label={texts.containerNo}
            value={containerNo}
            hint={isHeld ? texts.isHeld : undefined}
            fault={faultOf(`${orderContainerId}.containerNo`)}
            maxLength={MAX_TYPED}
            autoCapitalize="characters"
            spellCheck={false}
            onType={(text) => type(orderContainerId, 'containerNo', text)}
          />
          <TypedField
            label={texts.sealNo}
            value={sealNo}
            fault={faultOf(`${orderContainerId}.sealNo`)}
            maxLength={MAX_SEAL_LENGTH}
            autoCapitalize="characters"
            spellCheck={false}
            onType={(text) => type(orderContainerId, 'sealNo', text)}
          />
        </fieldset>
      ))}
      <SubmitBar submission={submission} note={note} />
    </form>
  );
}

type Sent = z.infer<typeof submitted>['containers'];
type Typed = ReturnType<typeof useTyped>[0];

const CLEAN = { containerNo: normalizeContainerNumber, sealNo: (text: string) => text.trim() };

/** Cells that were changed; the others stay as others leave them. */
function changedCells(rows: OpenedTask<'numbers'>['containers'], seen: OpenedTask<'numbers'>['containers']): Sent {
  return rows.flatMap((row, index) => {
    const cells = FIELDS.filter((field) => row[field].trim() !== seen[index]?.[field]).map(
      (field) => [field, CLEAN[field](row[field])] as const,
    );
    return cells.length === 0 ? [] : [{ orderContainerId: row.orderContainerId, ...Object.fromEntries(cells) }];
  });
}

/** What was typed, without the cells that were sent as they are typed now and saved. */
function withoutSaved(typed: Typed, sent: Sent, wrong: Readonly<Record<string, string>>): Typed {
  const cells = new Map(sent.map(({ orderContainerId, ...row }) => [String(orderContainerId), row]));
  const rows = Object.entries(typed).map(([id, row]) => {
    const isToStay = (field: Field) => {
      const text = row[field];
      if (text === undefined) return false;
      return `${id}.${field}` in wrong || CLEAN[field](text) !== (cells.get(id)?.[field] ?? null);
    };
    return [id, Object.fromEntries(FIELDS.filter(isToStay).map((field) => [field, row[field] ?? '']))] as const;
  });
  return Object.fromEntries(rows.filter(([, row]) => Object.keys(row).length > 0));
}

/** Rows as typed over the saved ones, their faults, and what became of a submission. */
function useNumbers({ token, link, onLink, onEnd }: Props) {
  const texts = useHolderTexts();
  const faultText = useFaultText();
  const [typed, keepTyped] = useTyped(token, 'numbers');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [note, setNote] = useState<Note | null>(null);
  const rows = link.containers.map((container) => ({ ...container, ...typed[container.orderContainerId] }));
  const faults = numberFaults(rows);
  const submission = useSubmission(token, give, submitted, {
    onEnd,
    onDone: (answer, { containers }) => {
      const wrong = fieldErrorsOf(answer.fields, containers);
      keepTyped(withoutSaved(typed, containers, wrong));
      setErrors(wrong);
      setNote(
        Object.keys(wrong).length > 0 ? { tone: 'bad', text: texts.savedInPart } : { tone: 'good', text: texts.saved },
      );
      onLink(answer.link);
    },
    onRefused: (error, { containers }) => {
      setErrors(fieldErrorsOf(error.fields, containers));
      setNote({ tone: 'bad', text: Object.keys(error.fields).length > 0 ? texts.check : error.message });
    },
  });
  const type = (orderContainerId: number, field: Field, text: string) => {
    keepTyped({ ...typed, [orderContainerId]: { ...typed[orderContainerId], [field]: text } });
    setErrors(Object.fromEntries(Object.entries(errors).filter(([path]) => path !== `${orderContainerId}.${field}`)));
    setNote(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const containers = changedCells(rows, link.containers);
    if (containers.length === 0) return setNote({ tone: 'bad', text: texts.nothing });
    if (faults.size > 0) return setNote({ tone: 'bad', text: texts.check });
    setErrors({});
    setNote(null);
    void submission.submit({ containers });
  };
  const faultOf = (path: string) => {
    const fault = faults.get(path);
    return fault ? faultText(fault) : errors[path];
  };
  return { rows, faultOf, type, submit, submission, note };
}
