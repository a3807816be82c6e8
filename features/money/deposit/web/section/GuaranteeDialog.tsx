import { Form, Input } from 'antd';
import { useState } from 'react';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { showToast } from '../../../../../platform/web/toast/toast.ts';
import { DateField } from '../../../../../platform/web/widgets/fields/DateField.tsx';
import { MoneyInput } from '../../../../../platform/web/widgets/fields/MoneyInput.tsx';
import type { UploadedFile } from '../../../../../platform/web/widgets/files/uploadCalls.ts';
import { FormDialog } from '../../../../../platform/web/widgets/form/FormDialog.tsx';
import { FileUploader } from '../../../../../platform/web/widgets/upload/FileUploader.tsx';
import { PAYMENT_PROOF_RULE } from '../../../../../platform/wire/uploadRules.ts';
import { DOC_TYPE } from '../../../../documents/resource/docTypes.ts';
import { listLineNeeds, listOwnDeposits, type OwnDeposit, submitGuarantee } from '../../wire.ts';
import { CURRENCY } from '../currency.ts';
import { useSectionTexts } from '../texts.ts';

interface Values {
  amount: string;
  bankName: string;
  guaranteeNo: string;
  validUntil: string;
  resourceId: UploadedFile[];
}

interface GuaranteeDialogProps {
  deposit: OwnDeposit & { guaranteeDue: string; contractId: number };
  onClose: () => void;
}

const BELONGING = { docType: DOC_TYPE.depositProof };
const INVALIDATES = [listOwnDeposits, listLineNeeds];
const REQUIRED = [{ required: true, whitespace: true }];

/** The paper of a bank guarantee with what it says. */
export function GuaranteeDialog({ deposit, onClose }: GuaranteeDialogProps) {
  const texts = useSectionTexts();
  const [isUploading, setUploading] = useState(false);
  const giving = useWrite(submitGuarantee, { invalidates: INVALIDATES, done: texts.guaranteeSubmitted });
  const save = async ({ resourceId, ...values }: Values) => {
    const [paper] = resourceId;
    if (isUploading) return void showToast('info', texts.uploading);
    if (paper === undefined) return void showToast('error', texts.paperFirst);
    const { contractId, lineType } = deposit;
    return giving.send({ contractId, lineType, ...values, resourceId: paper.resourceId });
  };
  return (
    <FormDialog<Values>
      isOpen
      width={560}
      title={texts.guarantee}
      first={{
        amount: deposit.guaranteeDue,
        bankName: '',
        guaranteeNo: '',
        validUntil: '',
        resourceId: [],
      }}
      saving={giving}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="amount" label={texts.guaranteeAmount} rules={[{ required: true }]}>
        <MoneyInput tax="none" currency={CURRENCY} />
      </Form.Item>
      <Form.Item name="bankName" label={texts.guaranteeBank} rules={REQUIRED}>
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <Form.Item name="guaranteeNo" label={texts.guaranteeNo} rules={REQUIRED}>
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item name="validUntil" label={texts.validUntil} rules={[{ required: true }]}>
        <DateField isWide />
      </Form.Item>
      <Form.Item name="resourceId" label={texts.paper}>
        <FileUploader rule={PAYMENT_PROOF_RULE} belonging={BELONGING} onBusy={setUploading} />
      </Form.Item>
    </FormDialog>
  );
}
