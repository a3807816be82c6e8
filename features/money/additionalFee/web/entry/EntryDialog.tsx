import { Alert } from 'antd';
import { useState } from 'react';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import { showToast } from '../../../../../platform/web/toast/toast.ts';
import { resourceIdsOf } from '../../../../../platform/web/widgets/files/uploadCalls.ts';
import { FormDialog } from '../../../../../platform/web/widgets/form/FormDialog.tsx';
import { formatDate } from '../../../../../platform/wire/time.ts';
import type { AdditionalFeeDetail } from '../../fee.ts';
import { fees } from '../../operatorWire.ts';
import { enterFee, updateFee } from '../../wire.ts';
import styles from '../fee/fee.module.css';
import { FEE_READS } from '../reads.ts';
import { useFeeTexts } from '../texts.ts';
import { FeeFields } from './FeeFields.tsx';
import { ObjectFields } from './ObjectFields.tsx';
import type { EntryValues, FeeObject } from './values.ts';

interface EntryDialogProps {
  object?: FeeObject;
  /** the fee that is changed; absent: a new one */
  fee?: AdditionalFeeDetail;
  onClose: () => void;
}

const WIDTH = 600;

function firstOf(object: FeeObject | undefined, fee: AdditionalFeeDetail | undefined): Partial<EntryValues> {
  if (fee !== undefined)
    return {
      serviceType: fee.serviceKind,
      abnormalType: fee.feeType,
      businessDate: fee.businessDate,
      feeAmount: fee.enteredAmount ?? '',
      ...(fee.costAmount === null ? {} : { costAmount: fee.costAmount }),
      currency: fee.currency,
      remark: fee.remark,
      files: [],
    };
  return {
    ...(object?.payeeNo === undefined ? {} : { payeeNo: object.payeeNo }),
    serviceType: object?.serviceKind ?? 'train',
    businessDate: formatDate(new Date()),
    feeAmount: '',
    currency: 'CNY',
    remark: '',
    files: [],
  };
}

/** 追加服务: enters an additional fee, or changes it (documents 2.7). */
export function EntryDialog({ object, fee, onClose }: EntryDialogProps) {
  const texts = useFeeTexts();
  const isOperator = useCan(fees.list);
  const [isUploading, setUploading] = useState(false);
  const entering = useWrite(enterFee, { invalidates: FEE_READS, done: texts.entry.done });
  const changing = useWrite(updateFee, { invalidates: FEE_READS, done: texts.entry.changed });
  const save = async ({ files, abnormalType, serviceType, ...values }: EntryValues) => {
    if (isUploading) return void showToast('info', texts.uploading);
    const given = {
      ...values,
      ...(abnormalType === undefined ? {} : { abnormalType, orderAmountType: abnormalType }),
      resourceIds: resourceIdsOf(files),
    };
    if (fee !== undefined) return changing.send({ ...given, id: fee.feeId, version: fee.version });
    const { serviceKind: _kind, ...identified } = object ?? { serviceKind: serviceType };
    return entering.send({ ...given, serviceType, ...identified });
  };
  const saving = fee === undefined ? entering : changing;
  return (
    <FormDialog<EntryValues>
      isOpen
      width={WIDTH}
      title={fee === undefined ? texts.entry.title : texts.entry.edit}
      confirmLabel={fee === undefined ? texts.entry.new : texts.entry.edit}
      first={firstOf(object, fee)}
      saving={saving}
      onSave={save}
      onClose={onClose}
    >
      <Alert type="info" showIcon className={styles.note ?? ''} title={texts.entry.note} />
      <ObjectFields object={object} fee={fee} isOperator={isOperator} />
      <FeeFields
        hasCost={isOperator && (fee === undefined || fee.costAmount !== null)}
        hasObject={object !== undefined || Boolean(fee?.orderBigNo)}
        onBusy={setUploading}
      />
    </FormDialog>
  );
}
