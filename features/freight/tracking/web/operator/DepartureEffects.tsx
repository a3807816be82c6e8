import { Alert, Skeleton } from 'antd';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import type { CallError } from '../../../../../platform/web/request/callError.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { sizeShort } from '../../../train/sizeNames.ts';
import type { DeparturePreview } from '../../wire.ts';
import { useOperatorTexts } from '../texts.ts';
import styles from './effects.module.css';

interface Props {
  preview: DeparturePreview | undefined;
  error: CallError | null;
  onRetry: () => void;
}

/** What a departure does: containers, customers, their message, and what stays behind. */
export function DepartureEffects({ preview, error, onRetry }: Props) {
  const texts = useOperatorTexts().effects;
  if (preview === undefined)
    return error ? <LoadError compact error={error} onRetry={onRetry} /> : <Skeleton active paragraph={{ rows: 3 }} />;
  const { customers, unnumbered, expiringCount, containerCount, message } = preview;
  return (
    <section className={styles.effects} aria-label={texts.title}>
      {unnumbered.length > 0 && <Unnumbered rows={unnumbered} />}
      <Alert
        type="warning"
        showIcon
        title={texts.departs({ containers: containerCount, customers: customers.length })}
        description={
          <>
            <p>{texts.always}</p>
            {expiringCount > 0 && <p>{texts.expires({ count: expiringCount })}</p>}
          </>
        }
      />
      {customers.length > 0 && (
        <ul className={styles.customers} aria-label={texts.notified}>
          {customers.map((customer) => (
            <li key={customer.companyName}>
              <span>{customer.companyName}</span>
              <span className={styles.soft}>
                {texts.ofCustomer({ orders: customer.orderCount, containers: customer.containerCount })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {message && (
        <figure className={styles.message}>
          <figcaption>{texts.theyRead}</figcaption>
          <blockquote>
            <b>{message.title}</b>
            <p>{message.content}</p>
          </blockquote>
        </figure>
      )}
    </section>
  );
}

function Unnumbered({ rows }: { rows: DeparturePreview['unnumbered'] }) {
  const texts = useOperatorTexts().effects;
  const short = sizeShort(useLanguage());
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  return (
    <Alert
      type="error"
      showIcon
      title={texts.staysBehind({ count })}
      description={
        <ul className={styles.customers}>
          {rows.map((row) => (
            <li key={`${row.orderBigNo} ${row.sizeType}`}>
              <span>
                {row.companyName} <span className={styles.soft}>{row.orderBigNo}</span>
              </span>
              <span>
                {row.count} × {short[row.sizeType]}
              </span>
            </li>
          ))}
        </ul>
      }
    />
  );
}
