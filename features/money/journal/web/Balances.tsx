import { Button } from 'antd';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { Can } from '../../../../platform/web/records/can.tsx';
import { Headline } from '../../../../platform/web/widgets/page/Headline.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { JOURNAL_ACCOUNTS } from '../accounts.ts';
import { listBalances, proveAgreement } from '../wire.ts';
import styles from './journal.module.css';
import { useTexts } from './texts.ts';

type Check = PayloadOf<typeof listBalances>['checks'][number];

/** Whether the books agree, in one line: disagreements, else when it was proved last. */
export function Agreement() {
  const texts = useTexts();
  const format = useFormat();
  const { data: books } = useRead(listBalances, {});
  if (books === undefined) return <div className={styles.agreement} aria-busy="true" />;
  const { checks, closedMonths } = books;
  const ran = checks.flatMap(({ ranAt }) => ranAt ?? []).sort();
  const disagreeing = checks.filter(({ disagreements }) => disagreements > 0).length;
  const figure =
    ran.length === 0 ? texts.notRun : disagreeing > 0 ? texts.disagrees({ count: disagreeing }) : texts.allAgree;
  return (
    <div className={styles.agreement}>
      <Headline
        figure={figure}
        label={ran[0] === undefined ? texts.checks : texts.provedAt({ time: format.dateTime(ran[0]) })}
        tone={disagreeing > 0 ? 'late' : ran.length === 0 ? 'calm' : 'good'}
        action={<ProveButton />}
      >
        <span className={styles.soft}>
          {texts.closedMonths}: {closedMonths[0] ?? texts.none}
        </span>
      </Headline>
    </div>
  );
}

function ProveButton() {
  const texts = useTexts();
  const proving = useWrite(proveAgreement, { invalidates: [listBalances], done: texts.proved });
  return (
    <Can call={proveAgreement}>
      <Button loading={proving.isPending} onClick={() => void proving.send({})}>
        {texts.prove}
      </Button>
    </Can>
  );
}

/** Balances of the accounts, a column for each currency. */
export function AccountBalances() {
  const texts = useTexts();
  const format = useFormat();
  const { data: books } = useRead(listBalances, {});
  if (books === undefined) return null;
  const { balances, closedMonths } = books;
  const currencies = [...new Set(balances.map(({ currency }) => currency))].sort();
  const accounts = JOURNAL_ACCOUNTS.filter((account) => balances.some((one) => one.account === account));
  if (balances.length === 0) return <p className={styles.soft}>{texts.noBalances}</p>;
  return (
    <section className={styles.book} aria-label={texts.balances}>
      <table className={styles.balances}>
        <thead>
          <tr>
            <th scope="col">{texts.account}</th>
            {currencies.map((currency) => (
              <th key={currency} scope="col">
                {currency}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <tr key={account}>
              <th scope="row">{texts.accounts[account]}</th>
              {currencies.map((currency) => (
                <td key={currency}>
                  {balances
                    .filter((one) => one.account === account && one.currency === currency)
                    .map(({ amount }) => format.figure(amount))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.soft}>{texts.balancesHint}</p>
      <p className={styles.soft}>
        {texts.closedMonths}: {closedMonths.join(', ') || texts.none}
      </p>
    </section>
  );
}

/** The proofs alone: what disagrees first, what has not run yet in one line. */
export function Proofs() {
  const texts = useTexts();
  const { data: books } = useRead(listBalances, {});
  if (books === undefined) return null;
  const ran = books.checks.filter(({ ranAt }) => ranAt !== null);
  const notRun = books.checks.filter(({ ranAt }) => ranAt === null);
  return (
    <section className={styles.book} aria-label={texts.checks}>
      <ul className={styles.checks}>
        {ran
          .toSorted((one, other) => other.disagreements - one.disagreements)
          .map((check) => (
            <Proof key={check.kind} check={check} />
          ))}
        {notRun.length > 0 && (
          <li>
            <StatusTag tone="neutral" label={texts.notRun} />{' '}
            <span className={styles.soft}>{notRun.map(({ title }) => title).join(' · ')}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

function Proof({ check: { title, ranAt, disagreements, details } }: { check: Check }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <li>
      <span>{title}</span>{' '}
      <StatusTag
        tone={disagreements === 0 ? 'success' : 'danger'}
        label={disagreements === 0 ? texts.agrees : texts.disagrees({ count: disagreements })}
      />{' '}
      {ranAt !== null && <span className={styles.soft}>{format.dateTime(ranAt)}</span>}
      {details.length > 0 && (
        <ul>
          {details.map(({ subject, expected, found }) => (
            <li key={subject}>
              {subject}: {texts.expected} {expected}, {texts.found} {found}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
