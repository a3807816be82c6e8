import { Drawer } from 'antd';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { CARGO_FIELDS, type CargoField } from '../fields.ts';
import type { CargoRole } from '../parties.ts';
import styles from './cargo.module.css';
import type { Column } from './columns.ts';
import { useTexts } from './texts.ts';
import type { CargoCalls } from './useCargo.ts';

export interface HistoryOf {
  /** absent: of a party */
  lineKey?: string;
  field: CargoField | CargoRole;
}

interface HistoryDrawerProps extends HistoryOf {
  orderBigNo: string;
  calls: CargoCalls;
  show: (column: Column, value: string) => string;
  onClose: () => void;
}

/** Values that a field has had: from where, by whom, when. */
export function HistoryDrawer({ orderBigNo, lineKey, field, calls, show, onClose }: HistoryDrawerProps) {
  const { page } = useTexts();
  const format = useFormat();
  const read = useRead(calls.history, { orderBigNo, field, ...(lineKey && { lineKey }) }, { staleAfterMs: 0 });
  const cargoField = CARGO_FIELDS.find((one) => one === field);
  const name = { ...page.fields, ...page.roles }[field];
  const facts = read.data ?? [];
  return (
    <Drawer open size={420} title={page.historyTitle({ field: name })} onClose={onClose}>
      {read.data && facts.length === 0 && <p>{page.noHistory}</p>}
      <ol className={styles.facts}>
        {facts.map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows that are never reordered
          <li key={index}>
            <strong>{(cargoField ? show(cargoField, fact.value) : fact.value) || page.empty}</strong>
            <span>
              {[
                page.sources[fact.source],
                fact.place,
                fact.who,
                format.dateTime(fact.time),
                fact.reason && page.amended({ reason: fact.reason }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Drawer>
  );
}
