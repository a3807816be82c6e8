import { Button } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import type { LineRoute } from '../../wire.ts';
import { useNetworkTexts } from '../texts.ts';
import styles from './map.module.css';
import type { Network } from './useNetwork.ts';

/** Lines on the map, or those of the selected station. */
export function LineList({ network }: { network: Network }) {
  const { picture: texts } = useNetworkTexts();
  const { station, listed, lineId } = network;
  return (
    <section className={styles.lines}>
      <header className={styles.linesHead}>
        <h2 className={styles.linesTitle} aria-live="polite">
          {station ? texts.linesAt({ station: station.stationName }) : texts.lines}
        </h2>
        {(station || lineId !== undefined) && (
          <Button type="link" size="small" onClick={network.showAll}>
            {texts.all}
          </Button>
        )}
      </header>
      <p className={styles.hint}>{texts.hint}</p>
      {network.read.data && listed.length === 0 && <EmptyState text={texts.noLines} />}
      <ul className={styles.linesList}>
        {listed.map((line) => (
          <li key={line.lineId}>
            <button
              type="button"
              className={styles.line}
              aria-pressed={line.lineId === lineId}
              onClick={() => network.chooseLine(line.lineId === lineId ? '' : String(line.lineId))}
            >
              <LineLabel line={line} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LineLabel({ line }: { line: LineRoute }) {
  const page = useNetworkTexts();
  const format = useFormat();
  const last = line.stops.at(-1);
  return (
    <>
      <span>{line.lineName}</span>
      <span className={styles.soft}>
        {line.lineType !== 'CN' && `${page.directions[line.direction]} · `}
        {last &&
          `${page.picture.route({
            km: format.number(last.distanceKm),
            duration: page.duration({ hours: last.plannedHours }),
          })}`}
      </span>
    </>
  );
}
