import { Input, Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { readCell } from '../../../freight/cargo/cells.ts';
import { useCargoTexts } from '../../../freight/cargo/web/parts.ts';
import { amendFact, type DossierDetail } from '../wire.ts';
import { useFeeWords } from './Amendments.tsx';
import styles from './dossier.module.css';
import { useFactWords } from './factWords.ts';
import { useTexts } from './texts.ts';
import { type Amendment, OF_DOSSIER } from './useDossier.ts';

interface AmendDialogProps {
  orderBigNo: string;
  version: number;
  amendment: Amendment;
  lock: DossierDetail['lock'];
  onClose: () => void;
}

/** Another value for a cell that stands in an issued paper, with the reason. */
export function AmendDialog({ orderBigNo, version, amendment, lock, onClose }: AmendDialogProps) {
  const { page } = useTexts();
  const cargo = useCargoTexts();
  const words = useFactWords();
  const feeWords = useFeeWords();
  const id = useId();
  const [value, setValue] = useState(amendment.value);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { cell, before } = amendment;
  const { field } = readCell(cell);
  const write = useWrite(amendFact, { invalidates: OF_DOSSIER, done: page.amended });
  const cargoFields: Readonly<Record<string, string>> = cargo.page.fields;
  const options = words.options(field);
  const fault = Object.values(write.error?.fields ?? {})[0];
  const amend = async () => {
    if (reason.trim() === '') return setMissing(true);
    const done = await write.send({ orderBigNo, version, cell, value: value.trim(), reason: reason.trim() });
    if (done !== undefined) onClose();
  };
  return (
    <Modal
      open
      width={480}
      title={page.amendTitle({ field: words.title(field) ?? cargoFields[field] ?? field })}
      okText={page.amend}
      confirmLoading={write.isPending}
      mask={{ closable: false }}
      onOk={() => void amend()}
      onCancel={onClose}
    >
      <p className={styles.soft}>{lock.isLocked ? `${page.amendLate} ${feeWords(lock)}` : page.amendHint}</p>
      <label className={styles.field} htmlFor={`${id}-value`}>
        <span>{page.was({ value: words.show(field, before) || '—' })}</span>
        {options.length > 0 ? (
          <Select id={`${id}-value`} value={value || null} options={options} onChange={setValue} />
        ) : (
          <Input
            id={`${id}-value`}
            autoFocus
            value={value}
            maxLength={500}
            {...(fault === undefined ? {} : { status: 'error' as const })}
            onChange={({ target }) => setValue(target.value)}
          />
        )}
      </label>
      {fault !== undefined && (
        <p className={styles.wrong} role="alert">
          {fault}
        </p>
      )}
      <label className={styles.field} htmlFor={`${id}-reason`}>
        <span>{page.reason}</span>
        <Input.TextArea
          id={`${id}-reason`}
          required
          rows={3}
          maxLength={500}
          value={reason}
          aria-invalid={isMissing}
          {...(isMissing ? { status: 'error' as const } : {})}
          onChange={({ target }) => {
            setReason(target.value);
            setMissing(false);
          }}
        />
      </label>
    </Modal>
  );
}
