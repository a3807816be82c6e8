import { useFormat } from '../../../../platform/web/language/format.ts';
import type { SizeType } from '../../sizeTypes.ts';
import type { Price } from '../../wire.ts';
import { useTrainTexts } from '../texts.ts';
import styles from './parts.module.css';

/** By booking frequency. */
const USUAL_FIRST: readonly SizeType[] = ['22G1', '42G1', '45G1', 'L5G1', '45R1', '42U1', '22U1', '22T1'];
/** In a narrow row; a wide one shows all. */
const ALWAYS_SHOWN = 3;

/** Prices on one line, all of them in the tooltip. */
export function PriceLine({ prices }: { prices: readonly Price[] }) {
  const page = useTrainTexts();
  const format = useFormat();
  const rank = (price: Price) => USUAL_FIRST.indexOf(price.sizeType);
  const ordered = prices.toSorted((one, other) => rank(one) - rank(other));
  const shared = new Set(prices.map((price) => price.currency)).size === 1 ? prices[0]?.currency : undefined;
  const inWords = (price: Price) =>
    `${page.sizeNames[price.sizeType]}: ${format.money(price.price, price.currency)}`;
  return (
    <span className={styles.prices} title={ordered.map(inWords).join('\n')}>
      {shared !== undefined && <span className={styles.priceSize}>{shared}</span>}
      {ordered.map((price, index) => (
        <span key={price.sizeType} className={styles.price} data-rare={index >= ALWAYS_SHOWN}>
          <span className={styles.priceSize}>{page.sizeShort[price.sizeType]}</span>{' '}
          {format.number(Number(price.price))}
          {shared === undefined && ` ${price.currency}`}
        </span>
      ))}
      {ordered.length > ALWAYS_SHOWN && <span className={styles.more}>+{ordered.length - ALWAYS_SHOWN}</span>}
    </span>
  );
}
