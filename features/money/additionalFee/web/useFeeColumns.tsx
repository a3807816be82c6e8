import { Button } from 'antd';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { FEE_TYPES } from '../../charge/feeTypes.ts';
import { FEE_STATES } from '../states.ts';
import type { FeeRow } from '../wire.ts';
import styles from './fee/fee.module.css';
import { useFeeTexts } from './texts.ts';
import { FEE_TONES } from './tones.ts';
import { useFeeMoney } from './useFeeMoney.ts';

/** Name of a fee type; one that is not among the portal's own as it is coded. */
export function useFeeTypeName(): (feeType: string) => string {
  const { feeTypes } = useFeeTexts();
  return (feeType) => feeTypes[feeType] ?? feeType;
}

/** Columns and filters of lists of fees. */
export function useFeeColumns(open: (feeId: number) => void) {
  const texts = useFeeTexts();
  const format = useFormat();
  const inMoney = useFeeMoney();
  const nameOf = useFeeTypeName();
  const { user } = useCurrentUser();
  const columns = {
    number: {
      key: 'feeNo',
      title: texts.feeNo,
      width: 128,
      render: ({ feeId, feeNo }: FeeRow) => (
        <Button type="link" size="small" className={styles.number ?? ''} onClick={() => open(feeId)}>
          {feeNo}
        </Button>
      ),
    },
    type: {
      key: 'feeType',
      title: texts.feeType,
      minWidth: 136,
      render: ({ feeType }: FeeRow) => nameOf(feeType),
    },
    order: { key: 'orderBigNo', title: texts.orderNo, width: 148 },
    customer: { key: 'companyName', title: texts.customer, minWidth: 144, hideOnPhone: true },
    party: {
      key: 'party',
      title: texts.otherParty,
      minWidth: 152,
      hideOnPhone: true,
      render: ({ companyName, payeeName }: FeeRow) =>
        companyName === user.companyFullName ? payeeName || texts.platform : companyName,
    },
    date: {
      key: 'businessDate',
      title: texts.businessDate,
      width: 120,
      hideOnPhone: true,
      render: ({ businessDate }: FeeRow) => format.date(businessDate),
    },
    amount: {
      key: 'amount',
      title: texts.amount,
      width: 132,
      align: 'right',
      render: ({ amount, currency }: FeeRow) => inMoney(amount, currency),
    },
    due: {
      key: 'dueTime',
      title: texts.dueTime,
      width: 148,
      render: ({ dueTime, state }: FeeRow) =>
        dueTime !== null && (state === 'proposed' || state === 'offered') ? format.dateTime(dueTime) : '—',
    },
    status: {
      key: 'state',
      title: texts.status,
      width: 152,
      isTall: true,
      inCardCorner: true,
      render: ({ state }: FeeRow) => <StatusTag tone={FEE_TONES[state]} label={texts.states[state]} />,
    },
  } as const;
  const states = FEE_STATES.map((value) => ({ value, label: texts.states[value] }));
  const types = FEE_TYPES.map((value) => ({ value, label: nameOf(value) }));
  return { columns, states, types };
}
