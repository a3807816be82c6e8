import { useFormat } from '../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { useSeesMoney } from '../../booking/web/parts.ts';
import { sizeLabels } from '../../train/sizeNames.ts';
import { type Load, loadOf } from '../limits.ts';
import type { CargoContainer } from '../wire.ts';
import styles from './cargo.module.css';
import type { CellReader, Row } from './columns.ts';
import { useTexts } from './texts.ts';

interface TotalsProps {
  rows: readonly Row[];
  containers: readonly CargoContainer[];
  reader: CellReader;
}

/** Sums by container against what it holds, and of the whole order. */
export function Totals({ rows, containers, reader }: TotalsProps) {
  const { page } = useTexts();
  const sizes = sizeLabels(useLanguage());
  const byContainer = Map.groupBy(rows, ({ cells }) => cells.container);
  const loaded = containers.flatMap((container) => {
    const own = byContainer.get(String(container.orderContainerId));
    return own
      ? [
          {
            container,
            load: loadOf(
              own.map(({ cells }) => cells),
              [container],
            ),
          },
        ]
      : [];
  });
  return (
    <section className={styles.totals} aria-label={page.totals}>
      {containers.length > 1 &&
        loaded.map(({ container, load }) => (
          <LoadLine
            key={container.orderContainerId}
            name={`${reader.show('container', String(container.orderContainerId))} · ${sizes[container.sizeType]}`}
            seal={container.sealNo}
            load={load}
          />
        ))}
      <LoadLine
        name={page.totals}
        seal={null}
        load={loadOf(
          rows.map(({ cells }) => cells),
          containers,
        )}
        isSum
      />
    </section>
  );
}

interface LoadLineProps {
  name: string;
  seal: string | null;
  load: Load;
  isSum?: boolean;
}

function LoadLine({ name, seal, load, isSum = false }: LoadLineProps) {
  const { page } = useTexts();
  const format = useFormat();
  const seesMoney = useSeesMoney();
  const { sums, payloadKg, volumeM3 } = load;
  const weight = `${format.number(Number(sums.goodsGrossWeightKg))} ${format.kgSign}`;
  const volume = `${format.number(Number(sums.goodsVolumeM3))} m³`;
  return (
    <div className={styles.load} data-sum={isSum}>
      <strong>{name}</strong>
      {seal && <span>{page.seal({ seal })}</span>}
      <span>{page.lineCount({ count: sums.lines })}</span>
      <span>{page.packages({ count: format.number(Number(sums.packNum)) })}</span>
      <span data-over={load.isOverweight}>{page.weightOf({ weight, max: format.kg(payloadKg) })}</span>
      <span data-over={load.isOverfull}>
        {volumeM3 === null ? page.volume({ volume }) : page.volumeOf({ volume, max: `${format.number(volumeM3)} m³` })}
      </span>
      {seesMoney &&
        sums.values.map(({ currency, amount }) => (
          <span key={currency}>
            {page.value} {currency === '' ? format.amount(amount) : format.money(amount, currency)}
          </span>
        ))}
      {load.isOverweight && <StatusTag tone="danger" label={page.overweight} />}
      {load.isOverfull && <StatusTag tone="warning" label={page.overfull} />}
    </div>
  );
}
