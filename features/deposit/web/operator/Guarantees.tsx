import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useDownload } from '../../../../platform/web/query/download.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { Can } from '../../../../platform/web/records/can.tsx';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { ReasonDialog } from '../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { download } from '../../../resource/wire.ts';
import {
  acceptGuarantee,
  deposits,
  type Guarantee,
  listGuarantees,
  rejectGuarantee,
  releaseGuarantee,
} from '../../wire.ts';
import { CURRENCY } from '../currency.ts';
import { useOperatorTexts } from '../texts.ts';
import { guaranteeTone } from '../tones.ts';
import styles from './operator.module.css';

const INVALIDATES = [deposits.list, deposits.read, listGuarantees];

type Answer = 'accept' | 'reject' | 'release';

/** Bank guarantees of a deposit: the one to check first, then all. */
export function Guarantees({ depositId }: { depositId: number }) {
  const texts = useOperatorTexts();
  const read = useRead(listGuarantees, { depositId });
  const [answered, setAnswered] = useState<{ guarantee: Guarantee; answer: Answer } | null>(null);
  const guarantees = read.data ?? [];
  if (guarantees.length === 0) return null;
  return (
    <>
      {guarantees
        .filter(({ status }) => status === 'submitted')
        .map((guarantee) => (
          <ToCheck
            key={guarantee.guaranteeId}
            guarantee={guarantee}
            onAnswer={(answer) => setAnswered({ guarantee, answer })}
          />
        ))}
      <section>
        <h3 className={styles.heading}>{texts.guarantees}</h3>
        <ul className={styles.history}>
          {guarantees.map((guarantee) => (
            <Row
              key={guarantee.guaranteeId}
              guarantee={guarantee}
              onRelease={() => setAnswered({ guarantee, answer: 'release' })}
            />
          ))}
        </ul>
      </section>
      {answered !== null && <AnswerDialog {...answered} onClose={() => setAnswered(null)} />}
    </>
  );
}

function ToCheck({ guarantee, onAnswer }: { guarantee: Guarantee; onAnswer: (answer: Answer) => void }) {
  const texts = useOperatorTexts();
  const format = useFormat();
  const file = useDownload(download);
  const { amount, bankName, guaranteeNo, validUntil, resourceId } = guarantee;
  const said = amount === null ? '' : format.money(amount, CURRENCY);
  return (
    <Alert
      type="info"
      showIcon
      title={texts.guaranteeToCheck({ amount: said, bank: bankName })}
      description={
        <div className={styles.answers}>
          <p>
            {texts.guaranteeNo} {guaranteeNo} · {texts.validUntil} {format.date(validUntil)}
          </p>
          <Button size="small" onClick={() => void file.download({ resourceId })}>
            {texts.paper}
          </Button>
          <Can call={acceptGuarantee}>
            <Button size="small" danger onClick={() => onAnswer('reject')}>
              {texts.reject}
            </Button>
            <Button size="small" type="primary" onClick={() => onAnswer('accept')}>
              {texts.accept}
            </Button>
          </Can>
        </div>
      }
    />
  );
}

function Row({ guarantee, onRelease }: { guarantee: Guarantee; onRelease: () => void }) {
  const texts = useOperatorTexts();
  const format = useFormat();
  const file = useDownload(download);
  const { amount, bankName, guaranteeNo, validUntil, status, isExpired, reason, resourceId } = guarantee;
  const isOver = isExpired && status === 'accepted';
  return (
    <li>
      <span>
        <StatusTag
          tone={guaranteeTone(guarantee)}
          label={isOver ? texts.guaranteeExpired : texts.guaranteeStatuses[status]}
        />
      </span>
      <span>
        <strong>{amount !== null && format.money(amount, CURRENCY)}</strong> {bankName} · {guaranteeNo} ·{' '}
        {texts.validUntil} {format.date(validUntil)}
        {reason !== '' && <span className={styles.soft}> {reason}</span>}
        <Button type="link" size="small" onClick={() => void file.download({ resourceId })}>
          {texts.paper}
        </Button>
        {status === 'accepted' && (
          <Can call={releaseGuarantee}>
            <Button type="link" size="small" onClick={onRelease}>
              {texts.release}
            </Button>
          </Can>
        )}
      </span>
    </li>
  );
}

interface AnswerDialogProps {
  guarantee: Guarantee;
  answer: Answer;
  onClose: () => void;
}

function AnswerDialog({ guarantee: { guaranteeId }, answer, onClose }: AnswerDialogProps) {
  const texts = useOperatorTexts();
  const { action } = usePlatformTexts();
  const accepting = useWrite(acceptGuarantee, { invalidates: INVALIDATES, done: texts.accepted });
  const rejecting = useWrite(rejectGuarantee, { invalidates: INVALIDATES, done: texts.rejected });
  const releasing = useWrite(releaseGuarantee, { invalidates: INVALIDATES, done: texts.released });
  if (answer === 'accept')
    return (
      <Modal
        open
        title={texts.guarantee}
        okText={texts.accept}
        cancelText={action.cancel}
        confirmLoading={accepting.isPending}
        onOk={async () => {
          if ((await accepting.send({ guaranteeId, reason: '' })) !== undefined) onClose();
        }}
        onCancel={onClose}
      >
        {texts.acceptText}
      </Modal>
    );
  const isRejecting = answer === 'reject';
  const deciding = isRejecting ? rejecting : releasing;
  return (
    <ReasonDialog
      open
      isDangerous={isRejecting}
      title={isRejecting ? texts.rejectGuaranteeTitle : texts.release}
      confirmLabel={isRejecting ? texts.reject : texts.release}
      onConfirm={async (reason) => {
        const isDone = (await deciding.send({ guaranteeId, reason })) !== undefined;
        if (isDone) onClose();
        return isDone;
      }}
      onClose={onClose}
    >
      {isRejecting ? texts.rejectText : texts.releaseText}
    </ReasonDialog>
  );
}
