import { Checkbox, Input, Modal } from 'antd';
import { useState } from 'react';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { companyReview, type Review, readReview, returnCompany } from '../../wire.ts';
import { FIELDS } from '../form/fields.ts';
import { useReviewTexts } from '../texts.ts';
import { useFieldLabels } from '../useFieldLabels.ts';
import styles from './review.module.css';

interface ReturnDialogProps {
  review: Review;
  onClose: () => void;
  onReturned: () => void;
}

/** Of a change only what it changes. */
function fieldsOf({ kind, form, changes }: Review) {
  const changed = changes.map(({ field }) => field);
  return FIELDS[form.companyEntity].filter((field) => kind === 'registration' || changed.includes(field));
}

/** Reasons by field; the applicant sees each at its field. */
export function ReturnDialog({ review, onClose, onReturned }: ReturnDialogProps) {
  const texts = useReviewTexts();
  const labels = useFieldLabels(review.form);
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [remark, setRemark] = useState('');
  const { registrationId, version } = review;
  const returning = useWrite(returnCompany, {
    invalidates: [companyReview.list, readReview],
    done: texts.returned,
  });
  const given = Object.entries(reasons).map(([field, reason]) => ({ field, reason: reason.trim() }));
  const isComplete = given.every(({ reason }) => reason !== '') && (given.length > 0 || remark.trim() !== '');
  const send = async () => {
    if (await returning.send({ registrationId, version, remark, reasons: given })) onReturned();
  };
  const toggle = (field: string) =>
    setReasons((before) => {
      const { [field]: removed, ...rest } = before;
      return removed === undefined ? { ...before, [field]: '' } : rest;
    });
  return (
    <Modal
      open
      title={texts.giveBackTitle}
      okText={texts.giveBack}
      okButtonProps={{ disabled: !isComplete }}
      confirmLoading={returning.isPending}
      mask={{ closable: false }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p className={styles.soft}>{texts.giveBackHint}</p>
      <div className={styles.reasons}>
        {fieldsOf(review).map((field) => (
          <div key={field} className={styles.reason}>
            <Checkbox checked={reasons[field] !== undefined} onChange={() => toggle(field)}>
              {labels[field]}
            </Checkbox>
            {reasons[field] !== undefined && (
              <Input
                autoFocus
                maxLength={200}
                value={reasons[field]}
                placeholder={texts.reason}
                aria-label={`${texts.reason}: ${labels[field]}`}
                onChange={({ target }) => setReasons((before) => ({ ...before, [field]: target.value }))}
              />
            )}
          </div>
        ))}
      </div>
      <Input.TextArea
        rows={2}
        maxLength={500}
        value={remark}
        placeholder={texts.remark}
        aria-label={texts.remark}
        onChange={({ target }) => setRemark(target.value)}
      />
    </Modal>
  );
}
