import type { Dictionary } from '../../../../platform/server/feature.ts';
import { TRUSTEE_STATUS } from '../status.ts';

export const dictionaries: readonly Dictionary[] = [
  {
    dictType: 'authorizeStatus',
    name: { zh: '授权审核状态', en: 'Trustee authorization status', ru: 'Статус доверенности' },
    entries: [
      {
        value: TRUSTEE_STATUS.pending,
        label: { zh: '待审核', en: 'Under review', ru: 'На проверке' },
        listClass: 'warning',
      },
      {
        value: TRUSTEE_STATUS.approved,
        label: { zh: '审核通过', en: 'Approved', ru: 'Одобрена' },
        listClass: 'success',
      },
      {
        value: TRUSTEE_STATUS.rejected,
        label: { zh: '审核不通过', en: 'Rejected', ru: 'Отклонена' },
        listClass: 'danger',
      },
      {
        value: TRUSTEE_STATUS.expired,
        label: { zh: '已过期', en: 'Expired', ru: 'Истекла' },
        listClass: 'info',
      },
      {
        value: TRUSTEE_STATUS.revoked,
        label: { zh: '已撤销', en: 'Revoked', ru: 'Отозвана' },
        listClass: 'info',
      },
    ],
  },
];
