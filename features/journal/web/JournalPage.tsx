import { Button } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../platform/web/language/format.ts';
import { Can } from '../../../platform/web/records/can.tsx';
import { RecordList } from '../../../platform/web/records/RecordPage.tsx';
import { PageHeader } from '../../../platform/web/widgets/page/PageHeader.tsx';
import { JOURNAL_ACCOUNTS } from '../accounts.ts';
import { closeMonth, journalEntries } from '../wire.ts';
import { Balances } from './Balances.tsx';
import { CloseMonthDialog } from './CloseMonthDialog.tsx';
import styles from './journal.module.css';
import { useTexts } from './texts.ts';

/** Entries of the journal with balances, proofs and closed months. */
export default function JournalPage() {
  const texts = useTexts();
  const format = useFormat();
  const [isClosing, setClosing] = useState(false);
  const kinds: Readonly<Record<string, string>> = texts.kinds;
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <Balances />
      <RecordList
        label={texts.title}
        records={journalEntries}
        emptyText={texts.empty}
        toolbar={
          <Can call={closeMonth}>
            <Button onClick={() => setClosing(true)}>{texts.close}</Button>
          </Can>
        }
        filters={[
          {
            kind: 'select',
            name: 'account',
            label: texts.account,
            options: JOURNAL_ACCOUNTS.map((value) => ({ value, label: texts.accounts[value] })),
          },
          { kind: 'text', name: 'companyName', label: texts.company },
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
      {isClosing && <CloseMonthDialog onClose={() => setClosing(false)} />}
    </>
  );
}
