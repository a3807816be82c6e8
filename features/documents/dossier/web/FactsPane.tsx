import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import type { GridRange } from '../../../../platform/web/widgets/grid/block.ts';
import { Section } from '../../../freight/booking/web/parts.ts';
import { readCell } from '../../../freight/cargo/cells.ts';
import { goodsName } from '../../../freight/cargo/goodsName.ts';
import {
  CONTAINER_FACT_NAMES,
  containerScope,
  LINE_FACT_NAMES,
  lineScope,
  RAILWAY_FACT_NAMES,
  railwayScope,
} from '../../../freight/cargo/shipmentFields.ts';
import { CargoSheet, Parties, useCargoTexts } from '../../../freight/cargo/web/parts.ts';
import type { CargoDetail } from '../../../freight/cargo/wire.ts';
import { railwayName } from '../railways.ts';
import type { DossierDetail } from '../wire.ts';
import { Amendments } from './Amendments.tsx';
import styles from './dossier.module.css';
import { FactsGrid } from './FactsGrid.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { useTexts } from './texts.ts';
import type { Facts, useGoods } from './useDossier.ts';

interface FactsPaneProps {
  dossier: DossierDetail;
  goods: ReturnType<typeof useGoods>;
  facts: Facts;
  /** cells that the shown paper lacks */
  needed: ReadonlySet<string>;
  /** cell to go to; a new object each time */
  wanted: { cell: string } | null;
}

/** Everything that papers say, each fact once: goods and parties, containers, the order, railways. */
export function FactsPane({ dossier, goods, facts, needed, wanted }: FactsPaneProps) {
  const { page } = useTexts();
  const cargo = useCargoTexts();
  const pane = useRef<HTMLDivElement>(null);
  const isOpen = dossier.abilities.edit;
  const { containers, railways, goodsRows } = useRows(dossier, goods.read.data?.lines);
  const ofGoods = useSelection(wanted, goodsRows, LINE_FACT_NAMES);
  const ofContainers = useSelection(wanted, containers, CONTAINER_FACT_NAMES);
  const ofRailways = useSelection(wanted, railways, RAILWAY_FACT_NAMES);
  const focus = useMemo(() => {
    const { kind, key, field } = readCell(wanted?.cell ?? '');
    return kind === 'line' ? { lineKey: key, field } : null;
  }, [wanted]);
  useScroll(pane, wanted);
  const shared = { facts, needed, isOpen };
  const detail = goods.read.data;
  const refetch = async () => (await goods.read.refetch()).data;
  return (
    <div className={styles.facts} ref={pane}>
      {detail && (
        <>
          <div data-part="party" data-needed={[...needed].some((cell) => cell.startsWith('party.'))}>
            <Section title={cargo.page.parties}>
              <Parties detail={detail} calls={goods.calls} isOwn={!dossier.isOperator} />
            </Section>
          </div>
          <div data-part="line">
            <Section title={cargo.page.title}>
              <CargoSheet detail={detail} calls={goods.calls} refetch={refetch} focus={focus} needed={needed} />
            </Section>
          </div>
        </>
      )}
      <div data-part="container">
        <Section title={page.containers} hint={isOpen ? page.gridHint : ''}>
          <FactsGrid
            {...shared}
            {...ofContainers}
            label={page.containers}
            nameTitle={page.container}
            rows={containers}
            fields={CONTAINER_FACT_NAMES}
          />
        </Section>
      </div>
      <div data-part="line-facts">
        <Section title={page.goodsFacts}>
          <FactsGrid
            {...shared}
            {...ofGoods}
            label={page.goodsFacts}
            nameTitle={page.goods}
            rows={goodsRows}
            fields={LINE_FACT_NAMES}
          />
        </Section>
      </div>
      <div data-part="order">
        <Section title={page.orderFacts}>
          <OrderFacts {...shared} papers={dossier.papers} />
        </Section>
      </div>
      {dossier.amendments.length > 0 && (
        <Section title={page.amendments}>
          <Amendments amendments={dossier.amendments} />
        </Section>
      )}
      {railways.length > 0 && (
        <div data-part="railway">
          <Section title={page.payers}>
            <FactsGrid
              {...shared}
              {...ofRailways}
              label={page.payers}
              nameTitle={page.railway}
              rows={railways}
              fields={RAILWAY_FACT_NAMES}
            />
          </Section>
        </div>
      )}
    </div>
  );
}

/** Lines of the grids: what facts are of, with their names. */
function useRows(dossier: DossierDetail, lines: CargoDetail['lines'] | undefined) {
  const language = useLanguage();
  const containers = useMemo(
    () =>
      dossier.containers.map(({ orderContainerId, containerNo, sizeType }, at) => ({
        scope: containerScope(orderContainerId),
        name: containerNo || `#${at + 1}`,
        hint: sizeType,
      })),
    [dossier.containers],
  );
  const railways = useMemo(
    () =>
      dossier.railways.map((railway) => ({
        scope: railwayScope(railway),
        name: railwayName(railway)[language],
        hint: '',
      })),
    [dossier.railways, language],
  );
  const goodsRows = useMemo(
    () =>
      (lines ?? []).map((line, at) => ({
        scope: lineScope(line.lineKey),
        name: goodsName(line, language) || `#${at + 1}`,
        hint: '',
      })),
    [lines, language],
  );
  return { containers, railways, goodsRows };
}

/** Brings the part of a wanted cell into view. */
function useScroll(pane: RefObject<HTMLDivElement | null>, wanted: FactsPaneProps['wanted']) {
  useEffect(() => {
    if (wanted === null || pane.current === null) return;
    const { kind, key, field } = readCell(wanted.cell);
    const part = kind === 'fact' ? partOf(key) : kind;
    pane.current.querySelector(`[data-part="${part}"]`)?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    if (part === 'order') document.getElementById(`fact-${field}`)?.focus();
  }, [pane, wanted]);
}

function partOf(scope: string): string {
  if (scope === '') return 'order';
  const [what = ''] = scope.split('-');
  return what === 'line' ? 'line-facts' : what;
}

/** Selection of a grid, which a wanted cell of it takes. */
function useSelection(wanted: FactsPaneProps['wanted'], rows: readonly { scope: string }[], fields: readonly string[]) {
  const [selection, onSelect] = useState<GridRange | null>(null);
  const gone = useRef<FactsPaneProps['wanted']>(null);
  useEffect(() => {
    if (wanted === null || gone.current === wanted) return;
    gone.current = wanted;
    const { kind, key, field } = readCell(wanted.cell);
    const row = rows.findIndex(({ scope }) => scope === key);
    if (kind !== 'fact' || row < 0) return onSelect(null);
    const column = fields.indexOf(field) + 1;
    onSelect({ row, column, toRow: row, toColumn: column });
  }, [wanted, rows, fields]);
  return { selection, onSelect };
}
