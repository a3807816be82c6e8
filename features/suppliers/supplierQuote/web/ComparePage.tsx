import { Input, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { EmptyState } from '../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { CURRENCY_OPTIONS } from '../../../money/charge/currencies.ts';
import { allQuotationsPage } from '../pages.ts';
import { QUOTATION_KINDS, type QuotationKind } from '../quotation.ts';
import { compareQuotations } from '../wire.ts';
import styles from './quote.module.css';
import { useQuoteTexts } from './texts.ts';
import { useLineText } from './useLineText.ts';

/** Valid quotations of a kind side by side, for the operator. */
export default function ComparePage() {
  const texts = useQuoteTexts();
  const format = useFormat();
  const lineText = useLineText();
  const [kind, setKind] = useState<QuotationKind>('yard');
  const [currency, setCurrency] = useState('CNY');
  const [title, setTitle] = useState('');
  const read = useRead(compareQuotations, { kind, currency, title }, { keepPrevious: true });
  return (
    <>
      <PageHeader title={texts.all.compareTitle} subtitle={texts.all.compareSubtitle} back={allQuotationsPage.path} />
      <div className={styles.stack}>
        <div className={styles.buttons}>
          <Select<QuotationKind>
            aria-label={texts.kind}
            value={kind}
            onChange={setKind}
            style={{ minWidth: 160 }}
            options={QUOTATION_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
          />
          <Select
            aria-label={texts.currency}
            value={currency}
            onChange={setCurrency}
            style={{ minWidth: 96 }}
            options={CURRENCY_OPTIONS}
          />
          <Input.Search
            aria-label={texts.title}
            placeholder={texts.title}
            allowClear
            maxLength={100}
            style={{ maxWidth: 280 }}
            onSearch={setTitle}
          />
        </div>
        {read.error && !read.data ? (
          <LoadError error={read.error} onRetry={() => void read.refetch()} />
        ) : read.data === undefined ? (
          <Skeleton active />
        ) : read.data.length === 0 ? (
          <EmptyState text={texts.all.compareEmpty} />
        ) : (
          read.data.map(({ key, line, offers }) => (
            <section key={key} className={styles.panel}>
              <h2 className={styles.title}>{lineText(line)}</h2>
              <ul className={styles.offers}>
                {offers.map(({ quotationId, companyName, title: place, price, freeDays, validTo }) => (
                  <li key={quotationId}>
                    <strong>{price !== null && format.money(price, currency)}</strong>
                    <span>
                      {companyName}{' '}
                      <span className={styles.soft}>
                        {[
                          place,
                          freeDays === null ? '' : texts.all.freeDays({ days: freeDays }),
                          texts.all.until({ date: format.date(validTo) }),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ))
        )}
      </div>
    </>
  );
}
