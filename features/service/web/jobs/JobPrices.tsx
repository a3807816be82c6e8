import { useFormat } from '../../../../platform/web/language/format.ts';
import type { ServiceJob } from '../../order.ts';
import styles from '../parts/parts.module.css';
import { useServiceTexts } from '../texts.ts';

/** What the supplier quoted, agreed to and entered. */
export function JobPrices({ job }: { job: ServiceJob }) {
  const texts = useServiceTexts();
  const format = useFormat();
  const { bidAmount, bidCurrency, bidValidUntil, costAmount, costCurrency, feeCost, dayCost, freeDays } = job;
  const quote = bidAmount === null ? null : format.money(bidAmount, bidCurrency);
  const lines = [
    [texts.jobs.yourQuote, quote],
    [texts.jobs.validUntil, bidValidUntil === null ? null : format.date(bidValidUntil)],
    [texts.jobs.agreedPrice, costAmount === null ? null : format.money(costAmount, costCurrency)],
    [texts.jobs.fee, feeCost === null ? null : format.money(feeCost, costCurrency)],
  ].flatMap(([label, text]) => (label == null || text == null ? [] : [[label, text] as const]));
  if (lines.length === 0) return null;
  return (
    <>
      <dl className={styles.prices}>
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {dayCost !== null && freeDays !== null && (
        <p className={styles.soft}>
          {texts.section.freeDays({ days: freeDays, rate: format.money(dayCost, costCurrency) })}
        </p>
      )}
    </>
  );
}
