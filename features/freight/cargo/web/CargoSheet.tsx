import { Select } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { CARD_BREAKPOINT, useNarrow } from '../../../../platform/web/widgets/screen/useNarrow.ts';
import { useSeesMoney } from '../../booking/web/parts.ts';
import { sizeLabels } from '../../train/sizeNames.ts';
import { isMoneyField } from '../fields.ts';
import type { CargoDetail } from '../wire.ts';
import { CargoCards } from './CargoCards.tsx';
import { CargoGrid } from './CargoGrid.tsx';
import styles from './cargo.module.css';
import type { CargoFocus } from './cargoProps.ts';
import { type CellReader, COLUMNS, cellReader, isCargoField } from './columns.ts';
import { HistoryDrawer, type HistoryOf } from './HistoryDrawer.tsx';
import { SaveState } from './SaveState.tsx';
import { Totals } from './Totals.tsx';
import { useTexts } from './texts.ts';
import { type CargoCalls, useCargo } from './useCargo.ts';
import { useLines } from './useLines.ts';

const CopyDialog = lazy(() => import('./CopyDialog.tsx'));
const ImportDialog = lazy(() => import('./ImportDialog.tsx'));

const ALL = 'all';

interface CargoSheetProps {
  detail: CargoDetail;
  calls: CargoCalls;
  refetch: () => Promise<CargoDetail | undefined>;
  /** a cell of the lines to go to */
  focus?: CargoFocus | null;
  /** cells that a paper lacks, by their addresses */
  needed?: ReadonlySet<string>;
}

const NOTHING_NEEDED: ReadonlySet<string> = new Set();

/** Goods lines of an order: a grid, or cards on a phone. */
export function CargoSheet({ detail, calls, refetch, focus = null, needed = NOTHING_NEEDED }: CargoSheetProps) {
  const { page } = useTexts();
  const language = useLanguage();
  const { decimalSeparator } = useFormat();
  const sizes = sizeLabels(language);
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  const seesMoney = useSeesMoney();
  const cargo = useCargo(calls, detail, refetch);
  const [place, setPlace] = useState(ALL);
  const [history, setHistory] = useState<HistoryOf | null>(null);
  const [dialog, setDialog] = useState<'import' | 'copy' | null>(null);
  const { containers } = detail;
  const reader = useMemo(
    () => cellReader(containers, language, decimalSeparator),
    [containers, language, decimalSeparator],
  );
  const lines = useLines(cargo, { detail, reader, needed, place: place === ALL ? null : place });
  const columns = COLUMNS.filter((column) => seesMoney || !isCargoField(column) || !isMoneyField(column));
  const shared = {
    focus,
    detail,
    calls,
    cargo,
    lines,
    columns,
    reader,
    onHistory: setHistory,
    onCopy: () => setDialog('copy'),
    onImport: () => setDialog('import'),
  };
  return (
    <div className={styles.sheet}>
      <p className={styles.hint}>{detail.abilities.edit ? `${page.hint} ${page.hsHint}` : page.locked}</p>
      {detail.containers.length > 1 && (
        <Select
          className={styles.place ?? ''}
          aria-label={page.container}
          value={place}
          onChange={setPlace}
          options={[
            { value: ALL, label: page.all },
            { value: '', label: page.wholeOrder },
            ...detail.containers.map(({ orderContainerId, sizeType }) => {
              const value = String(orderContainerId);
              return { value, label: `${reader.show('container', value)} · ${sizes[sizeType]}` };
            }),
          ]}
        />
      )}
      <SaveState cargo={cargo} reader={reader} faultCount={lines.faultCount} />
      {isNarrow ? <CargoCards {...shared} /> : <CargoGrid {...shared} />}
      <Totals rows={cargo.state.rows.present} containers={detail.containers} reader={reader} />
      {history && (
        <HistoryDrawer
          {...history}
          orderBigNo={detail.orderBigNo}
          calls={calls}
          show={reader.show}
          onClose={() => setHistory(null)}
        />
      )}
      <SheetDialogs
        dialog={dialog}
        orderBigNo={detail.orderBigNo}
        calls={calls}
        lines={lines}
        reader={reader}
        onClose={() => setDialog(null)}
      />
    </div>
  );
}

interface DialogsProps {
  dialog: 'import' | 'copy' | null;
  orderBigNo: string;
  calls: CargoCalls;
  lines: ReturnType<typeof useLines>;
  reader: CellReader;
  onClose: () => void;
}

function SheetDialogs({ dialog, orderBigNo, calls, lines, reader, onClose }: DialogsProps) {
  const shared = { orderBigNo, calls, onClose };
  return (
    <Suspense fallback={null}>
      {dialog === 'copy' && <CopyDialog {...shared} onLines={lines.copyFrom} />}
      {dialog === 'import' && <ImportDialog {...shared} reader={reader} onRows={lines.takeOver} />}
    </Suspense>
  );
}
