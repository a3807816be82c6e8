import { useFormat } from '../../../../platform/web/language/format.ts';
import type { Quotation } from '../wire.ts';
import styles from './quote.module.css';
import { useQuoteTexts } from './texts.ts';
import { useLineText } from './useLineText.ts';

/** Lines and versions of a quotation. */
export function QuotationBody({ quotation }: { quotation: Quotation }) {
  const texts = useQuoteTexts();
  const format = useFormat();
  const lineText = useLineText();
  const { lines, versions, currency, remark, validFrom, validTo } = quotation;
  return (
    <div className={styles.stack}>
      <p className={styles.soft}>
        {[`${format.date(validFrom)} – ${format.date(validTo)}`, remark].filter(Boolean).join(' · ')}
      </p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{texts.fields.feeType}</th>
              <th className={styles.number}>{texts.fields.price}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={lineText(line)}>
                <td>
                  {lineText(line)}
                  {line.remark !== '' && <span className={styles.soft}> {line.remark}</span>}
                  {line.freeDays !== null && (
                    <span className={styles.soft}> {texts.all.freeDays({ days: line.freeDays })}</span>
                  )}
                </td>
                <td className={styles.number}>{line.price !== null && format.money(line.price, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <section>
        <h3 className={styles.title}>{texts.all.versions}</h3>
        <ul className={styles.offers}>
          {versions.map(({ version, time, who, changes, validTo: until }) => (
            <li key={version}>
              <time>{format.dateTime(time)}</time>
              <span>
                {texts.all.versionOf({ version, changes })}{' '}
                <span className={styles.soft}>
                  {[who, texts.all.until({ date: format.date(until) })].filter(Boolean).join(' · ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
