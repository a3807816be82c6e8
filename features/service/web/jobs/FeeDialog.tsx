import { Form, Input } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { MoneyInput } from '../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { FormDialog } from '../../../../platform/web/widgets/form/FormDialog.tsx';
import { enterServiceFee } from '../../jobWire.ts';
import type { ServiceJob } from '../../order.ts';
import { useServiceTexts } from '../texts.ts';
import { JOB_READS } from './jobReads.ts';

/** The actual fee of a finished job. */
export function FeeDialog({ job, onClose }: { job: ServiceJob; onClose: () => void }) {
  const texts = useServiceTexts();
  const entering = useWrite(enterServiceFee, { invalidates: JOB_READS, done: texts.jobs.feeSaved });
  const { serviceOrderId, version, costCurrency } = job;
  return (
    <FormDialog<{ amount: string; note: string }>
      isOpen
      title={texts.moves.enterFee}
      first={{ amount: job.feeCost ?? job.costAmount ?? '', note: job.feeNote }}
      saving={entering}
      onSave={(values) => entering.send({ ...values, serviceOrderId, version, currency: costCurrency })}
      onClose={onClose}
    >
      <p>{texts.jobs.enterFeeHint}</p>
      <Form.Item name="amount" label={texts.amount} rules={[{ required: true }]}>
        <MoneyInput currency={costCurrency} />
      </Form.Item>
      <Form.Item name="note" label={texts.note}>
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
    </FormDialog>
  );
}
