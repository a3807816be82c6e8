import { useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm, Select, Space } from 'antd';
import { useState } from 'react';
import { sumsByCurrency, sumsText } from '../../../../../libs/amounts/amounts.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { MoveButtons } from '../../../../../platform/web/lifecycle/MoveButtons.tsx';
import { useDownload } from '../../../../../platform/web/query/download.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import { ListPage } from '../../../../../platform/web/widgets/list/ListPage.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { allowedBy } from '../../../../../platform/wire/abilities.ts';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { companyFilter } from '../../../../people/account/web/parts.ts';
import { CURRENCY_OPTIONS } from '../../../charge/currencies.ts';
import {
  approvePayout,
  downloadPaymentList,
  LIST_FORMATS,
  markPaidOut,
  payoutLife,
  payouts,
} from '../../payoutWire.ts';
import { PAYOUT_KINDS, PAYOUT_STATUSES } from '../../states.ts';
import styles from '../payment.module.css';
import { useTexts } from '../texts.ts';

type Payout = PayloadOf<typeof payouts.list>['rows'][number];

const TONE = {
  applied: 'warning',
  checked: 'info',
  approved: 'info',
  paid: 'success',
  rejected: 'danger',
} as const;
const INVALIDATES = [payouts.list];

/** Payments to suppliers and refunds. */
export default function PayoutsPage() {
  const texts = useTexts();
  const t = texts.payouts;
  const canDecide = useCan(approvePayout);
  const columns = usePayoutColumns();
  const format = useFormat();
  const sums = (rows: readonly Payout[]) =>
    sumsText(
      sumsByCurrency(rows.flatMap(({ amount, currency }) => (amount === null ? [] : [{ amount, currency }]))),
      format.money,
    );
  const marking = useWrite(markPaidOut, { invalidates: INVALIDATES, done: t.markedPaid });
  return (
    <>
      <PageHeader title={t.title} subtitle={t.subtitle} />
      <ListPage
        call={payouts.list}
        rowKey="payoutId"
        label={t.title}
        exportName={payouts.exportName ?? ''}
        emptyText={t.empty}
        toolbar={canDecide && <BankFile />}
        filters={[
          companyFilter('companyFullName', texts.company),
          {
            kind: 'select',
            name: 'kind',
            label: t.kind,
            options: PAYOUT_KINDS.map((value) => ({ value, label: t.kinds[value] })),
          },
          {
            kind: 'select',
            name: 'status',
            label: texts.status,
            options: PAYOUT_STATUSES.map((value) => ({ value, label: t.statuses[value] })),
          },
        ]}
        selection={
          canDecide
            ? {
                isSelectable: ({ status }) => status === 'approved',
                bulkActions: (rows, done) => (
                  <Popconfirm
                    title={t.markPaidTitle}
                    description={
                      <div className={styles.question}>{t.markPaidText({ count: rows.length, sums: sums(rows) })}</div>
                    }
                    okText={t.markPaidConfirm}
                    onConfirm={async () => {
                      if (await marking.send({ payoutIds: rows.map(({ payoutId }) => payoutId) })) done();
                    }}
                  >
                    <Button type="primary" loading={marking.isPending}>
                      {t.markPaid({ count: rows.length })}
                    </Button>
                  </Popconfirm>
                ),
              }
            : undefined
        }
        actionsWidth={144}
        actions={(row) => <Decisions row={row} />}
        columns={columns}
      />
    </>
  );
}

function usePayoutColumns() {
  const texts = useTexts();
  const t = texts.payouts;
  const format = useFormat();
  return [
    { key: 'companyFullName' as const, title: texts.company, minWidth: 168 },
    { key: 'kind' as const, title: t.kind, width: 96, render: ({ kind }: Payout) => t.kinds[kind] },
    {
      key: 'amount' as const,
      title: texts.amount,
      width: 152,
      align: 'right' as const,
      render: ({ amount, currency }: Payout) => (amount === null ? '—' : format.money(amount, currency)),
    },
    {
      key: 'accountNo' as const,
      title: texts.accountNo,
      minWidth: 176,
      render: ({ accountNo, bankName }: Payout) => (
        <>
          {accountNo}
          <div className={styles.soft}>{bankName}</div>
        </>
      ),
    },
    {
      key: 'bills' as const,
      title: texts.bills,
      minWidth: 144,
      hideOnPhone: true,
      render: ({ bills, reason }: Payout) => [bills, reason].filter(Boolean).join(' · '),
    },
    {
      key: 'status' as const,
      title: texts.status,
      width: 160,
      isTall: true,
      inCardCorner: true,
      render: ({ status, approvers, downloadedTime }: Payout) => (
        <>
          <StatusTag tone={TONE[status]} label={t.statuses[status]} />
          <div className={styles.soft}>{approvers}</div>
          {downloadedTime !== null && (
            <div className={styles.soft}>{t.downloaded({ time: format.dateTime(downloadedTime) })}</div>
          )}
        </>
      ),
    },
  ];
}

function BankFile() {
  const t = useTexts().payouts;
  const [currency, setCurrency] = useState('CNY');
  const client = useQueryClient();
  const file = useDownload(downloadPaymentList);
  const download = async (format: (typeof LIST_FORMATS)[number], again: boolean) => {
    await file.download({ currency, format, again });
    void client.invalidateQueries({ queryKey: [payouts.list.path] });
  };
  return (
    <Space wrap title={t.list}>
      <Select aria-label={t.list} value={currency} onChange={setCurrency} options={CURRENCY_OPTIONS} />
      {LIST_FORMATS.map((format) => (
        <Button key={format} loading={file.isPending} onClick={() => void download(format, false)}>
          {t[format]}
        </Button>
      ))}
      {LIST_FORMATS.map((format) => (
        <Popconfirm
          key={format}
          title={t.againTitle}
          description={<div className={styles.question}>{t.againText}</div>}
          okText={t.again}
          onConfirm={() => download(format, true)}
        >
          <Button type="link" size="small">
            {`${t.again} (${t[format]})`}
          </Button>
        </Popconfirm>
      ))}
    </Space>
  );
}

function Decisions({ row }: { row: Payout }) {
  const t = useTexts().payouts;
  const { payoutId, abilities, downloadedTime } = row;
  const format = useFormat();
  return (
    <MoveButtons
      life={payoutLife}
      seen={{ payoutId }}
      open={allowedBy({ ...abilities, approve: abilities.approve || abilities.release })}
      invalidates={INVALIDATES}
      shown={{
        approve: abilities.release
          ? { label: t.release, text: t.releaseText, done: t.released }
          : { label: t.approve, text: t.approveText, done: t.approved },
        reject: { label: t.reject, title: t.rejectTitle, done: t.rejected },
        recall: {
          label: t.recall,
          title: t.recallTitle,
          text: downloadedTime && t.recallText({ time: format.dateTime(downloadedTime) }),
          done: t.recalled,
        },
      }}
    />
  );
}
