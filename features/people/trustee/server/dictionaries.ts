import type { Dictionary } from '../../../../platform/server/feature.ts';
import { TRUSTEE_STATUS } from '../status.ts';

export const dictionaries: readonly Dictionary[] = [
  {
    dictType: 'authorizeStatus',
    name: { zh: '委托书审核状态', en: 'Power of attorney status', ru: 'Статус доверенности' },
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
        label: { zh: '不予通过', en: 'Declined', ru: 'Отклонена' },
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
