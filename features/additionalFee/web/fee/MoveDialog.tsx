import { Form, Input } from 'antd';
import { useState } from 'react';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import { resourceIdsOf, type UploadedFile } from '../../../../platform/web/widgets/files/uploadCalls.ts';
import { FormDialog } from '../../../../platform/web/widgets/form/FormDialog.tsx';
import { FileUploader } from '../../../../platform/web/widgets/upload/FileUploader.tsx';
import { FEE_PROOF_RULE } from '../../../../platform/wire/uploadRules.ts';
import type { AdditionalFeeDetail } from '../../fee.ts';
import { needsReason, type PlainMove } from '../../states.ts';
import { MAX_FEE_WORDS, moveFee } from '../../wire.ts';
import { FEE_READS } from '../reads.ts';
import { useFeeTexts } from '../texts.ts';
import { useFeeTypeName } from '../useFeeColumns.tsx';
import { useFeeMoney } from '../useFeeMoney.ts';
import { PROOF_BELONGING } from './proof.ts';

interface MoveDialogProps {
  fee: AdditionalFeeDetail;
  move: PlainMove;
  onClose: () => void;
}

interface Values {
  reason: string;
  files: UploadedFile[];
}

/** A move with its reason and proofs; agreeing shows the amount. */
export function MoveDialog({ fee, move, onClose }: MoveDialogProps) {
  const texts = useFeeTexts();
  const nameOf = useFeeTypeName();
  const inMoney = useFeeMoney();
  const [isUploading, setUploading] = useState(false);
  const moving = useWrite(moveFee, { invalidates: FEE_READS, done: texts.moved });
  const { feeId, version } = fee;
  const said = { fee: nameOf(fee.feeType), amount: inMoney(fee.amount, fee.currency) };
  const save = async ({ reason, files }: Partial<Values>) => {
    if (isUploading) return void showToast('info', texts.uploading);
    return moving.send({ feeId, version, move, reason, resourceIds: resourceIdsOf(files ?? []) });
  };
  return (
    <FormDialog<Values>
      isOpen
      width={520}
      title={move === 'confirm' ? texts.confirmTitle : texts.moves[move]}
      confirmLabel={texts.moves[move]}
      first={{ reason: '', files: [] }}
      saving={moving}
      onSave={save}
      onClose={onClose}
    >
      {move === 'confirm' && <p>{texts.confirmText(said)}</p>}
      {move === 'accept' && <p>{texts.acceptText(said)}</p>}
      {needsReason(move) && (
        <Form.Item
          name="reason"
          label={texts.reason}
          extra={texts.reasonHint}
          rules={[{ required: true, whitespace: true }]}
        >
          <Input.TextArea rows={3} maxLength={MAX_FEE_WORDS} autoFocus />
        </Form.Item>
      )}
      {(move === 'dispute' || move === 'refuse') && (
        <Form.Item name="files" label={texts.proofs}>
          <FileUploader rule={FEE_PROOF_RULE} belonging={PROOF_BELONGING} onBusy={setUploading} />
        </Form.Item>
      )}
    </FormDialog>
  );
}
