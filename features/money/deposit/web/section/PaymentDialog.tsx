import { Form, Input } from 'antd';
import { useState } from 'react';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { showToast } from '../../../../../platform/web/toast/toast.ts';
import { MoneyInput } from '../../../../../platform/web/widgets/fields/MoneyInput.tsx';
import type { UploadedFile } from '../../../../../platform/web/widgets/files/uploadCalls.ts';
import { FormDialog } from '../../../../../platform/web/widgets/form/FormDialog.tsx';
import { FileUploader } from '../../../../../platform/web/widgets/upload/FileUploader.tsx';
import { PAYMENT_PROOF_RULE } from '../../../../../platform/wire/uploadRules.ts';
import { DOC_TYPE } from '../../../../documents/resource/docTypes.ts';
import { listLineNeeds, listOwnDeposits, type OwnDeposit, payCashPledge } from '../../wire.ts';
import { CURRENCY } from '../currency.ts';
import { useSectionTexts } from '../texts.ts';

interface Values {
  amount: string;
  resourceId: UploadedFile[];
  remark: string;
}

interface PaymentDialogProps {
  deposit: OwnDeposit & { outstanding: string };
  onClose: () => void;
}

const BELONGING = { docType: DOC_TYPE.depositProof };
const INVALIDATES = [listOwnDeposits, listLineNeeds];

/** The proof that a deposit, or a part of it, was paid by bank. */
export function PaymentDialog({ deposit, onClose }: PaymentDialogProps) {
  const texts = useSectionTexts();
  const [isUploading, setUploading] = useState(false);
  const paying = useWrite(payCashPledge, { invalidates: INVALIDATES, done: texts.submitted });
  const save = async ({ amount, resourceId, remark }: Values) => {
    const [proof] = resourceId;
    if (isUploading) return void showToast('info', texts.uploading);
    if (proof === undefined) return void showToast('error', texts.proofFirst);
    const { depositId } = deposit;
    return paying.send({ depositId, amount, resourceId: proof.resourceId, remark });
  };
  return (
    <FormDialog<Values>
      isOpen
      width={560}
      title={texts.payTitle}
      first={{ amount: deposit.outstanding, resourceId: [], remark: '' }}
      saving={paying}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="amount" label={texts.amount} extra={texts.amountHint} rules={[{ required: true }]}>
        <MoneyInput tax="none" currency={CURRENCY} />
      </Form.Item>
      <Form.Item name="resourceId" label={texts.proof}>
        <FileUploader rule={PAYMENT_PROOF_RULE} belonging={BELONGING} onBusy={setUploading} />
      </Form.Item>
      <Form.Item name="remark" label={texts.remark}>
        <Input maxLength={500} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
