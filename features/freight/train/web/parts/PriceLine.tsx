import { useFormat } from '../../../../../platform/web/language/format.ts';
import type { SizeType } from '../../sizeTypes.ts';
import type { Price } from '../../wire.ts';
import { useTrainTexts } from '../texts.ts';
import styles from './parts.module.css';

/** By booking frequency. */
const SIZE_TYPES_BY_FREQUENCY: readonly SizeType[] = ['22G1', '42G1', '45G1', 'L5G1', '45R1', '42U1', '22U1', '22T1'];
/** In a narrow row; a wide one shows all. */
const MAX_SHOWN_NARROW = 3;

/** Prices on one line, all of them in the tooltip. */
export function PriceLine({ prices }: { prices: readonly Price[] }) {
  const page = useTrainTexts();
  const format = useFormat();
  const rank = (price: Price) => SIZE_TYPES_BY_FREQUENCY.indexOf(price.sizeType);
  const ordered = prices.toSorted((one, other) => rank(one) - rank(other));
  const sharedCurrency = new Set(prices.map((price) => price.currency)).size === 1 ? prices[0]?.currency : undefined;
  const priceText = (price: Price) => `${page.sizeNames[price.sizeType]}: ${format.money(price.price, price.currency)}`;
  return (
    <span className={styles.prices} title={ordered.map(priceText).join('\n')}>
      {sharedCurrency !== undefined && <span className={styles.priceSize}>{sharedCurrency}</span>}
      {ordered.map((price, index) => (
        <span key={price.sizeType} className={styles.price} data-rare={index >= MAX_SHOWN_NARROW}>
          <span className={styles.priceSize}>{page.sizeShort[price.sizeType]}</span>{' '}
          {format.number(Number(price.price))}
          {sharedCurrency === undefined && ` ${price.currency}`}
        </span>
      ))}
      {ordered.length > MAX_SHOWN_NARROW && <span className={styles.more}>+{ordered.length - MAX_SHOWN_NARROW}</span>}
    </span>
  );
}
