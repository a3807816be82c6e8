import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { MoneyInput } from '../../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { FormDialog } from '../../../../../platform/web/widgets/form/FormDialog.tsx';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { openWorkOf } from '../../containerWork.ts';
import { declineServiceQuote, enterServiceFee, moveServiceJob, suggestServiceQuote } from '../../jobWire.ts';
import type { ServiceJob } from '../../order.ts';
import { SUPPLIER_MOVES } from '../../states.ts';
import { MoveButtons } from '../parts/MoveButtons.tsx';
import styles from '../parts/parts.module.css';
import { useServiceTexts } from '../texts.ts';
import { JOB_READS } from './jobReads.ts';
import { QuoteDialog } from './QuoteDialog.tsx';

/** What the supplier can do now. */
export function NextStep({ job }: { job: ServiceJob }) {
  const texts = useServiceTexts();
  const mayAct = useCan(moveServiceJob);
  const [dialog, setDialog] = useState<'quote' | 'fee' | 'finish' | null>(null);
  const moving = useWrite(moveServiceJob, { invalidates: JOB_READS, done: texts.moved });
  const declining = useWrite(declineServiceQuote, { invalidates: JOB_READS, done: texts.moved });
  const { serviceOrderId, version, abilities } = job;
  const moves = SUPPLIER_MOVES.filter((move) => abilities[move]);
  if (!mayAct || !(abilities.quote || abilities.enterFee || moves.length > 0)) return null;
  const close = () => setDialog(null);
  const moveTo = async (move: (typeof SUPPLIER_MOVES)[number], reason: string) =>
    (await moving.send({ serviceOrderId, version, move, reason })) !== undefined;
  const open = openWorkOf(job);
  const hasOpenWork = open.containers.length + open.trips.length > 0;
  return (
    <section className={styles.panel} aria-label={texts.jobs.nextStep}>
      <div className={styles.buttons}>
        {abilities.quote && (
          <>
            <Button type="primary" onClick={() => setDialog('quote')}>
              {job.bidState === 'quoted' ? texts.jobs.quoteAgain : texts.jobs.quote}
            </Button>
            <Button loading={declining.isPending} onClick={() => void declining.send({ serviceOrderId, reason: '' })}>
              {texts.jobs.declineQuote}
            </Button>
          </>
        )}
        {abilities.enterFee && (
          <Button type="primary" onClick={() => setDialog('fee')}>
            {texts.moves.enterFee}
          </Button>
        )}
        <MoveButtons
          moves={moves}
          isPending={moving.isPending}
          onMove={async (move, reason) => {
            if (move !== 'finish' || !hasOpenWork) return moveTo(move, reason);
            setDialog('finish');
            return false;
          }}
        />
      </div>
      {dialog === 'quote' && <QuoteDialog job={job} onClose={close} />}
      {dialog === 'fee' && <FeeDialog job={job} onClose={close} />}
      <FinishDialog
        job={job}
        isOpen={dialog === 'finish' && hasOpenWork && abilities.finish}
        isSaving={moving.isPending}
        onFinish={async () => {
          if (await moveTo('finish', '')) close();
        }}
        onClose={close}
      />
    </section>
  );
}

interface FinishDialogProps {
  job: ServiceJob;
  isOpen: boolean;
  isSaving: boolean;
  onFinish: () => Promise<void>;
  onClose: () => void;
}

/** Lists open work of a job before it is finished. */
function FinishDialog({ job, isOpen, isSaving, onFinish, onClose }: FinishDialogProps) {
  const texts = useServiceTexts();
  const { action } = usePlatformTexts();
  const open = openWorkOf(job);
  const containers = open.containers.map(({ containerNo }) => containerNo || texts.numberUnknown).join(', ');
  const trips = open.trips.map(({ plate, driverName }) => `${plate} ${driverName}`.trim()).join(', ');
  return (
    <Modal
      open={isOpen}
      title={texts.jobs.openWork}
      okText={texts.jobs.finishAnyway}
      cancelText={action.back}
      confirmLoading={isSaving}
      width={480}
      onOk={() => void onFinish()}
      onCancel={onClose}
    >
      {containers !== '' && <p>{texts.jobs.openContainers({ names: containers })}</p>}
      {trips !== '' && <p>{texts.jobs.notDelivered({ names: trips })}</p>}
    </Modal>
  );
}

interface FeeDialogProps {
  job: ServiceJob;
  onClose: () => void;
}

/** The actual fee of a finished job: as agreed, or else by the supplier's own price list. */
function FeeDialog(props: FeeDialogProps) {
  const { serviceOrderId, feeCost, costAmount } = props.job;
  const isUnpriced = feeCost === null && costAmount === null;
  const read = useRead(suggestServiceQuote, { serviceOrderId }, { enabled: isUnpriced });
  if (isUnpriced && read.data === undefined && read.error === null) return null;
  return <FeeForm {...props} suggested={isUnpriced ? (read.data ?? null) : null} />;
}

type Suggested = PayloadOf<typeof suggestServiceQuote>;

function FeeForm({ job, suggested, onClose }: FeeDialogProps & { suggested: Suggested }) {
  const texts = useServiceTexts();
  const format = useFormat();
  const entering = useWrite(enterServiceFee, { invalidates: JOB_READS, done: texts.jobs.feeSaved });
  const { serviceOrderId, version } = job;
  const currency = suggested?.currency ?? job.costCurrency;
  return (
    <FormDialog<{ amount: string; note: string }>
      isOpen
      title={texts.moves.enterFee}
      confirmLabel={texts.sends.fee}
      first={{ amount: job.feeCost ?? job.costAmount ?? suggested?.amount ?? '', note: job.feeNote }}
      saving={entering}
      onSave={(values) => entering.send({ ...values, serviceOrderId, version, currency })}
      onClose={onClose}
    >
      <p>{texts.jobs.enterFeeHint}</p>
      {suggested && <p>{texts.jobs.fromQuotation({ ...suggested, validTo: format.date(suggested.validTo) })}</p>}
      <Form.Item name="amount" label={texts.amount} rules={[{ required: true }]}>
        <MoneyInput tax="net" currency={currency} />
      </Form.Item>
      <Form.Item name="note" label={texts.note}>
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
    </FormDialog>
  );
}
