import { Alert, Button, Form, Select } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { Can } from '../../../../platform/web/records/can.tsx';
import { RecordList } from '../../../../platform/web/records/RecordPage.tsx';
import { FormDialog } from '../../../../platform/web/widgets/form/FormDialog.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { PartTabs } from '../../../../platform/web/widgets/page/PartTabs.tsx';
import { formatDate } from '../../../../platform/wire/time.ts';
import { companyFilter } from '../../../people/account/web/parts.ts';
import { JOURNAL_ACCOUNTS } from '../accounts.ts';
import { closeMonth, journalEntries, listBalances } from '../wire.ts';
import { AccountBalances, Agreement, Proofs } from './Balances.tsx';
import styles from './journal.module.css';
import { openMonths } from './openMonths.ts';
import { useTexts } from './texts.ts';

/** Entries of the journal first; balances and proofs a tab each. */
export default function JournalPage() {
  const texts = useTexts();
  const [isClosing, setClosing] = useState(false);
  const [search, setSearch] = useSearchParams();
  const parts = [
    { key: 'entries', label: texts.entries, content: <Entries /> },
    { key: 'balances', label: texts.balances, content: <AccountBalances /> },
    { key: 'checks', label: texts.checks, content: <Proofs /> },
  ];
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        extra={
          <Can call={closeMonth}>
            <Button onClick={() => setClosing(true)}>{texts.close}</Button>
          </Can>
        }
      />
      <Agreement />
      <PartTabs
        label={texts.title}
        parts={parts}
        shown={parts.find(({ key }) => key === search.get('tab'))?.key ?? 'entries'}
        onShow={(tab) => setSearch({ tab }, { replace: true })}
      />
      {isClosing && <CloseMonthDialog onClose={() => setClosing(false)} />}
    </>
  );
}

function Entries() {
  const texts = useTexts();
  const format = useFormat();
  const kinds: Readonly<Record<string, string>> = texts.kinds;
  return (
    <RecordList
      label={texts.title}
      records={journalEntries}
      emptyText={texts.empty}
      filters={[
        {
          kind: 'select',
          name: 'account',
          label: texts.account,
          options: JOURNAL_ACCOUNTS.map((value) => ({ value, label: texts.accounts[value] })),
        },
        companyFilter('companyName', texts.company),
      ]}
      columns={[
        {
          key: 'occurredOn',
          title: texts.occurredOn,
          width: 120,
          render: (row) => format.date(row.occurredOn),
        },
        { key: 'kind', title: texts.kind, minWidth: 144, render: ({ kind }) => kinds[kind] ?? kind },
        {
          key: 'postings',
          title: texts.postings,
          minWidth: 360,
          render: ({ postings }) => (
            <ul className={styles.postings}>
              {postings.map(({ account, companyName, currency, amount }) => (
                <li key={`${account} ${companyName} ${amount}`}>
                  <span>{[texts.accounts[account], companyName].filter(Boolean).join(' · ')}</span>
                  <span>{format.money(amount, currency)}</span>
                </li>
              ))}
            </ul>
          ),
        },
        { key: 'note', title: texts.note, minWidth: 120, hideOnPhone: true },
        { key: 'byName', title: texts.by, width: 120, hideOnPhone: true },
      ]}
    />
  );
}

const thisMonth = () => formatDate(new Date()).slice(0, 7);

function CloseMonthDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const { data: books } = useRead(listBalances, {});
  const closing = useWrite(closeMonth, { invalidates: [listBalances], done: texts.closed });
  const months = openMonths(thisMonth(), books?.closedMonths ?? []);
  return (
    <FormDialog<{ month: string }>
      isOpen
      width={440}
      title={texts.closeTitle}
      confirmLabel={texts.close}
      first={{ month: months[0] }}
      saving={closing}
      onSave={({ month }) => closing.send({ month: `${month}-01` })}
      onClose={onClose}
    >
      <Form.Item name="month" label={texts.month} rules={[{ required: true }]}>
        <Select options={months.map((value) => ({ value }))} />
      </Form.Item>
      <Alert type="warning" showIcon title={texts.closeText} />
    </FormDialog>
  );
}
