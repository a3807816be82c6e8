import type { Dictionary } from '../../../platform/server/feature.ts';

/** Dictionaries used by pages without a feature of their own (portal 3; resource types: inventory P02). */
export const BUILT_IN_DICTIONARIES: readonly Dictionary[] = [
  {
    dictType: 'authorizeStatus',
    name: { zh: '授权审核状态', en: 'Authorization review', ru: 'Проверка доверенностей' },
    entries: [
      { value: '0', label: { zh: '待审核', en: 'Under review', ru: 'На проверке' }, listClass: 'warning' },
      { value: '1', label: { zh: '审核通过', en: 'Approved', ru: 'Одобрена' }, listClass: 'success' },
      { value: '2', label: { zh: '审核不通过', en: 'Rejected', ru: 'Отклонена' }, listClass: 'danger' },
    ],
  },
  {
    dictType: 'resourceType',
    name: { zh: '文件类型', en: 'File types', ru: 'Виды файлов' },
    entries: [
      { value: 'FZFP', label: { zh: '发票模板', en: 'Invoice template', ru: 'Шаблон счёта' } },
      { value: 'FZHT', label: { zh: '合同模板', en: 'Contract template', ru: 'Шаблон договора' } },
      {
        value: 'FZQD',
        label: { zh: '提箱清单模板', en: 'Pick list template', ru: 'Шаблон перечня на выдачу' },
      },
      {
        value: 'FZYS',
        label: { zh: '要素单证模板', en: 'Element document template', ru: 'Шаблон перечня сведений' },
      },
      {
        value: 'AF',
        label: { zh: '异常费用凭证', en: 'Exception fee proof', ru: 'Подтверждение доп. сборов' },
      },
    ],
  },
];
