import { useFormat } from '../../../../platform/web/language/format.ts';
import type { Price } from '../../wire.ts';
import { useTrainTexts } from '../texts.ts';
import styles from './parts.module.css';

const SHOWN = 4;

/** The prices of a train in a few words: the usual container types, then how many more there are. */
export function PriceLine({ prices }: { prices: readonly Price[] }) {
  const page = useTrainTexts();
  const format = useFormat();
  const currencies = new Set(prices.map((price) => price.currency));
  const shared = currencies.size === 1 ? prices[0]?.currency : undefined;
  const inWords = (price: Price) =>
    `${page.sizeNames[price.sizeType]}: ${format.money(price.price, price.currency)}`;
  return (
    <span className={styles.prices} title={prices.map(inWords).join('\n')}>
      {shared !== undefined && <span className={styles.priceSize}>{shared}</span>}
      {prices.slice(0, SHOWN).map((price) => (
        <span key={price.sizeType} className={styles.price}>
          <span className={styles.priceSize}>{page.sizeShort[price.sizeType]}</span>{' '}
          {format.number(Number(price.price))}
          {shared === undefined && ` ${price.currency}`}
        </span>
      ))}
      {prices.length > SHOWN && <span className={styles.priceSize}>+{prices.length - SHOWN}</span>}
    </span>
  );
}
