import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import { showToast } from '../../../../../platform/web/toast/toast.ts';
import { resourceIdsOf, type UploadedFile } from '../../../../../platform/web/widgets/files/uploadCalls.ts';
import { FileUploader } from '../../../../../platform/web/widgets/upload/FileUploader.tsx';
import { FEE_PROOF_RULE } from '../../../../../platform/wire/uploadRules.ts';
import { DOC_TYPE } from '../../../../documents/resource/docTypes.ts';
import { listResources } from '../../../../documents/resource/wire.ts';
import type { AdditionalFeeDetail, FeeEvent } from '../../fee.ts';
import { commentFee, MAX_FEE_WORDS } from '../../wire.ts';
import { FEE_READS } from '../reads.ts';
import { useFeeTexts } from '../texts.ts';
import { useFeeMoney } from '../useFeeMoney.ts';
import styles from './fee.module.css';
import { PROOF_BELONGING } from './proof.ts';

/** What each side did and said, with its proofs, and a field for more while the fee is open. */
export function FeeThread({ fee }: { fee: AdditionalFeeDetail }) {
  const texts = useFeeTexts();
  const hasProofs = fee.events.some(({ resourceIds }) => resourceIds.length > 0);
  const files = useRead(
    listResources,
    { docType: DOC_TYPE.feeProof, relaId: String(fee.feeId) },
    { enabled: hasProofs },
  );
  const canComment = useCan(commentFee) && fee.abilities.comment;
  return (
    <section className={styles.body} aria-label={texts.thread}>
      <div className={styles.head}>
        <h3 className={styles.title}>{texts.thread}</h3>
        <span className={styles.soft}>{texts.threadHint}</span>
      </div>
      <ul className={styles.thread}>
        {fee.events.map((event) => (
          <ThreadEntry key={event.eventId} event={event} fee={fee} files={files.data ?? []} />
        ))}
      </ul>
      {canComment && <CommentForm key={fee.events.length} feeId={fee.feeId} />}
    </section>
  );
}

interface ThreadEntryProps {
  event: FeeEvent;
  fee: AdditionalFeeDetail;
  files: readonly UploadedFile[];
}

function ThreadEntry({ event, fee, files }: ThreadEntryProps) {
  const texts = useFeeTexts();
  const format = useFormat();
  const inMoney = useFeeMoney();
  const { kind, side, who, time, words, amount, costAmount, resourceIds } = event;
  const own = files.filter(({ resourceId }) => resourceIds.includes(resourceId));
  const amounts = [
    amount === null ? '' : `${costAmount === null ? '' : `${texts.saleAmount} `}${inMoney(amount, fee.currency)}`,
    costAmount === null ? '' : `${texts.costAmount} ${inMoney(costAmount, fee.currency)}`,
  ].filter(Boolean);
  return (
    <li data-side={side}>
      <span>
        <strong>{texts.events[kind]}</strong>{' '}
        <span className={styles.soft}>
          {[texts.sides[side], who].filter(Boolean).join(' ')} ·{' '}
          <time title={format.zone}>{format.dateTime(time)}</time>
        </span>
      </span>
      {amounts.length > 0 && <span className={styles.figure}>{amounts.join(' · ')}</span>}
      {words !== '' && <p className={styles.words}>{words}</p>}
      {own.length > 0 && <FileUploader readOnly rule={FEE_PROOF_RULE} value={own} />}
    </li>
  );
}

interface Values {
  words: string;
  files: UploadedFile[];
}

function CommentForm({ feeId }: { feeId: number }) {
  const texts = useFeeTexts();
  const [form] = Form.useForm<Values>();
  const [isUploading, setUploading] = useState(false);
  const sending = useWrite(commentFee, { invalidates: FEE_READS, done: texts.sent });
  const send = ({ words, files }: Values) => {
    if (isUploading) return void showToast('info', texts.uploading);
    void sending.send({ feeId, words, resourceIds: resourceIdsOf(files) });
  };
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ words: '', files: [] }}
      onFinish={send}
    >
      <Form.Item
        name="words"
        label={texts.words}
        rules={[{ required: true, whitespace: true, message: texts.wordsHint }]}
      >
        <Input.TextArea rows={2} maxLength={MAX_FEE_WORDS} placeholder={texts.wordsHint} />
      </Form.Item>
      <Form.Item name="files" label={texts.proofs}>
        <FileUploader rule={FEE_PROOF_RULE} belonging={PROOF_BELONGING} onBusy={setUploading} />
      </Form.Item>
      <Button htmlType="submit" loading={sending.isPending}>
        {texts.send}
      </Button>
    </Form>
  );
}
