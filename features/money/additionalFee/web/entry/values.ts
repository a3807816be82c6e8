import type { UploadedFile } from '../../../../../platform/web/widgets/files/uploadCalls.ts';
import type { ServiceKind } from '../../../charge/charge.ts';

/** What a fee is entered for (documents 3.10): an order, or a service on it. */
export interface FeeObject {
  orderId?: string;
  orderServiceId?: number;
  serviceKind: ServiceKind;
  companyName: string;
  payeeNo?: string;
}

export interface EntryValues {
  orderId?: string;
  orderServiceId?: number;
  companyName?: string;
  serviceType: ServiceKind;
  abnormalType?: string;
  businessDate: string;
  feeAmount: string;
  /** by operators alone */
  costAmount?: string;
  confirmHours?: number;
  currency: 'CNY' | 'USD';
  payeeNo?: string;
  remark: string;
  files: UploadedFile[];
}
