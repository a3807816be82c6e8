import { Button } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { Can } from '../../../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../../../platform/web/records/RecordPage.tsx';
import { useOpenedId } from '../../../../../platform/web/router/addressId.ts';
import type { ListColumn } from '../../../../../platform/web/widgets/list/listProps.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { PayloadOf, SentBy } from '../../../../../platform/wire/call.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { LINE_TYPES } from '../../../../freight/network/wire.ts';
import { sizeShort } from '../../../../freight/train/sizeNames.ts';
import { companyFilter } from '../../../../people/account/web/parts.ts';
import { demandPlaces } from '../../placesWire.ts';
import { DEPOSIT_STATUSES, DEPOSIT_SUBJECTS, isLate } from '../../states.ts';
import { deposits } from '../../wire.ts';
import { CURRENCY } from '../currency.ts';
import { useOperatorTexts } from '../texts.ts';
import { DEPOSIT_TONE } from '../tones.ts';
import { DepositDrawer } from './DepositDrawer.tsx';
import styles from './operator.module.css';
import { PlacesDialog } from './PlacesDialog.tsx';

const REFETCH_MS = 30_000;
const OPENED = 'deposit';

/** Deposits of all companies, for the operator. */
export default function DepositPage() {
  const texts = useOperatorTexts();
  const [isDemanding, setDemanding] = useState(false);
  const [opened, open] = useOpenedId(OPENED);
  return (
    <>
      <RecordPage
        records={deposits}
        title={texts.title}
        subtitle={texts.subtitle}
        emptyText={texts.empty}
        refetchEveryMs={REFETCH_MS}
        toolbar={
          <Can call={demandPlaces}>
            <Button type="primary" onClick={() => setDemanding(true)}>
              {texts.demand}
            </Button>
          </Can>
        }
        filters={[
          companyFilter('companyFullName', texts.company),
          { kind: 'text', name: 'contractNo', label: texts.contractNo },
          {
            kind: 'select',
            name: 'subject',
            label: texts.subject,
            options: DEPOSIT_SUBJECTS.map((value) => ({ value, label: texts.subjects[value] })),
          },
          { kind: 'text', name: 'trainNo', label: texts.train },
          {
            kind: 'select',
            name: 'lineType',
            label: texts.line,
            options: LINE_TYPES.map((value) => ({ value, label: texts.lines[value] })),
          },
          {
            kind: 'select',
            name: 'status',
            label: texts.status,
            options: DEPOSIT_STATUSES.map((value) => ({ value, label: texts.statuses[value] })),
          },
        ]}
        actionsWidth={96}
        actions={(deposit) => (
          <Button type="link" size="small" onClick={() => open(deposit.depositId)}>
            {deposit.status === 'checking' || isOverdue(deposit) ? texts.open : texts.view}
          </Button>
        )}
        columns={useColumns()}
      />
      {isDemanding && <PlacesDialog onClose={() => setDemanding(false)} />}
      <DepositDrawer depositId={opened} onClose={() => open(null)} />
    </>
  );
}

function useColumns(): ListColumn<PayloadOf<typeof deposits.read>, SentBy<typeof deposits.list>>[] {
  const texts = useOperatorTexts();
  const format = useFormat();
  const short = sizeShort(useLanguage());
  const inMoney = (amount: string | null) => amount !== null && format.money(amount, CURRENCY);
  return [
    { key: 'companyFullName', title: texts.company, minWidth: 168 },
    {
      key: 'contractNo',
      title: texts.subject,
      minWidth: 184,
      render: ({ contractNo, contractType, campaign, trainNo, sizeType, places }) => (
        <>
          {contractType === null ? campaign : texts.types[contractType]}
          <div className={styles.soft}>
            {sizeType === null ? contractNo : `${contractNo} · ${trainNo} · ${places} × ${short[sizeType]}`}
          </div>
        </>
      ),
    },
    {
      key: 'lineType',
      title: texts.line,
      width: 112,
      render: ({ lineType }) => texts.lines[lineType],
    },
    {
      key: 'due',
      title: texts.due,
      width: 136,
      align: 'right',
      render: ({ due, isGuarantee, guaranteeDue }) =>
        isGuarantee ? <OfGuarantee amount={inMoney(guaranteeDue)} label={texts.guarantee} /> : inMoney(due),
    },
    {
      key: 'announced',
      title: texts.announced,
      width: 136,
      align: 'right',
      render: ({ announced }) => inMoney(announced),
    },
    {
      key: 'held',
      title: texts.held,
      width: 136,
      align: 'right',
      render: ({ held, isGuarantee, guaranteed }) => inMoney(isGuarantee ? guaranteed : held),
    },
    {
      key: 'status',
      title: texts.status,
      width: 112,
      inCardCorner: true,
      render: (deposit) =>
        isOverdue(deposit) ? (
          <StatusTag tone="danger" label={texts.overdue} />
        ) : (
          <StatusTag tone={DEPOSIT_TONE[deposit.status]} label={texts.statuses[deposit.status]} />
        ),
    },
  ];
}

/** A payment that waits to be checked comes first. */
const isOverdue = (deposit: PayloadOf<typeof deposits.read>) =>
  deposit.status === 'due' && isLate(deposit, formatDate(new Date()));

function OfGuarantee({ amount, label }: { amount: string | false; label: string }) {
  return (
    <>
      {amount}
      <div className={styles.soft}>{label}</div>
    </>
  );
}
