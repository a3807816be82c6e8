import { Button } from 'antd';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { Can } from '../../../../platform/web/records/can.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { listBalances, proveAgreement } from '../wire.ts';
import styles from './journal.module.css';
import { useTexts } from './texts.ts';

type Books = PayloadOf<typeof listBalances>;

/** Balances of the accounts, and whether the books agree. */
export function Balances() {
  const read = useRead(listBalances, {});
  if (read.data === undefined) return null;
  return (
    <div className={styles.books}>
      <AccountBalances books={read.data} />
      <Checks checks={read.data.checks} />
    </div>
  );
}

/** The proofs alone. */
export function Proofs() {
  const read = useRead(listBalances, {});
  return read.data === undefined ? null : <Checks checks={read.data.checks} />;
}

function AccountBalances({ books: { balances, closedMonths } }: { books: Books }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <section className={styles.book}>
      <h2>{texts.balances}</h2>
      {balances.length === 0 ? (
        <p className={styles.soft}>{texts.noBalances}</p>
      ) : (
        <dl className={styles.balances}>
          {balances.map(({ account, currency, amount }) => (
            <div key={`${account} ${currency}`}>
              <dt>{texts.accounts[account]}</dt>
              <dd>{format.money(amount, currency)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.soft}>{texts.balancesHint}</p>
      <p className={styles.soft}>
        {texts.closedMonths}: {closedMonths.join(', ') || texts.none}
      </p>
    </section>
  );
}

function Checks({ checks }: { checks: Books['checks'] }) {
  const texts = useTexts();
  const format = useFormat();
  const proving = useWrite(proveAgreement, { invalidates: [listBalances], done: texts.proved });
  return (
    <section className={styles.book}>
      <div className={styles.head}>
        <h2>{texts.checks}</h2>
        <Can call={proveAgreement}>
          <Button size="small" loading={proving.isPending} onClick={() => void proving.send({})}>
            {texts.prove}
          </Button>
        </Can>
      </div>
      <ul className={styles.checks}>
        {checks.map(({ kind, title, ranAt, disagreements, details }) => (
          <li key={kind}>
            <span>{title}</span>{' '}
            {ranAt === null ? (
              <StatusTag tone="neutral" label={texts.notRun} />
            ) : (
              <StatusTag
                tone={disagreements === 0 ? 'success' : 'danger'}
                label={disagreements === 0 ? texts.agrees : texts.disagrees({ count: disagreements })}
              />
            )}{' '}
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
        ))}
      </ul>
    </section>
  );
}
