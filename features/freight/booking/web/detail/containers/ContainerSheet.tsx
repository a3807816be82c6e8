import ImportOutlined from '@ant-design/icons/ImportOutlined';
import { Alert, Button } from 'antd';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useRead } from '../../../../../../platform/web/query/useRead.ts';
import { showToast } from '../../../../../../platform/web/toast/toast.ts';
import type { OrderDetail } from '../../../order.ts';
import { listFreeContainers } from '../../../wire.ts';
import { Section } from '../../section/Section.tsx';
import { useTexts } from '../../texts.ts';
import { CONTAINERS_ANCHOR } from './anchor.ts';
import type { SheetColumn } from './cells.ts';
import { SheetTable } from './SheetTable.tsx';
import styles from './sheet.module.css';
import { type Sheet, type SheetRow, useSaveSheet, useSheet } from './useSheet.ts';

// Lazy: few visitors import a sheet.
const ImportDialog = lazy(() => import('./ImportDialog.tsx'));

/** Containers of an order; typed, pasted or imported, rows without errors can be saved beside wrong ones. */
export function ContainerSheet({ order, title }: { order: OrderDetail; title: string }) {
  const texts = useTexts();
  const sheet = useSheet(order.orderBigNo, order.containers);
  const saving = useSaveSheet(order.orderBigNo, sheet);
  const [isImporting, setImporting] = useState(false);
  const isOpen = order.abilities.saveContainers;
  const free = useFreeContainers(order, isOpen);
  const anchor = useHashScroll();

  const paste = (row: number, column: SheetColumn, block: string[][]) => {
    const { taken, left } = sheet.paste(row, column, block);
    if (left > 0) showToast('error', texts.sheet.pasteCut({ count: left }));
    else showToast('info', texts.sheet.pasted({ count: taken }));
  };

  return (
    <Section
      title={title}
      hint={isOpen ? undefined : texts.sheet.locked}
      extra={
        isOpen && (
          <Button icon={<ImportOutlined />} size="small" onClick={() => setImporting(true)}>
            {texts.sheet.import}
          </Button>
        )
      }
    >
      <div id={CONTAINERS_ANCHOR} ref={anchor} className={styles.sheet}>
        {isOpen && <p className={styles.hint}>{texts.sheet.hint}</p>}
        {isOpen && sheet.isRestored && <Alert type="info" showIcon title={texts.sheet.restored} />}
        {saving.generalErrors.map((reason) => (
          <Alert key={reason} type="error" showIcon title={reason} />
        ))}
        <SheetTable
          order={order}
          sheet={sheet}
          isOpen={isOpen}
          serverErrorAt={saving.serverErrorAt}
          onPaste={paste}
          choicesFor={free.listFor}
        />
        {isOpen && free.lists}
        {isOpen && <SaveBar sheet={sheet} isSaving={saving.isSaving} onSave={() => void saving.save()} />}
      </div>
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog
            orderBigNo={order.orderBigNo}
            onRows={(rows) => {
              sheet.importRows(rows);
              showToast('info', texts.sheet.imported({ count: rows.length }));
            }}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}

/** Scrolls again after rendering: the browser resolved the hash before the data arrived. */
function useHashScroll() {
  const anchor = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${CONTAINERS_ANCHOR}`) anchor.current?.scrollIntoView();
  }, [hash]);
  return anchor;
}

function SaveBar({ sheet, isSaving, onSave }: { sheet: Sheet; isSaving: boolean; onSave: () => void }) {
  const texts = useTexts().sheet;
  const count = sheet.changed.length;
  return (
    <div className={styles.saveBar} data-unsaved={count > 0}>
      <span role="status" className={styles.standing}>
        {count > 0 ? texts.unsaved({ count }) : texts.allSaved}
        {sheet.errorCount > 0 && <span className={styles.faultCount}>{texts.faults({ count: sheet.errorCount })}</span>}
      </span>
      <Button disabled={count === 0 || isSaving} onClick={sheet.revert}>
        {texts.revert}
      </Button>
      <Button type="primary" loading={isSaving} disabled={sheet.goodCount === 0} onClick={onSave}>
        {texts.save({ count: sheet.goodCount })}
      </Button>
    </div>
  );
}

/** Free containers of the platform, offered in the cells of COC containers while numbers can be typed. */
function useFreeContainers(
  { orderBigNo, containers }: OrderDetail,
  isOpen: boolean,
): { lists: ReactNode; listFor: (row: SheetRow) => string | undefined } {
  const id = useId();
  const hasCoc = containers.some(({ owner, containerNo }) => owner === 'COC' && containerNo === null);
  const { data = [] } = useRead(listFreeContainers, { orderBigNo }, { enabled: isOpen && hasCoc });
  const bySizeType = Map.groupBy(data, ({ sizeType }) => sizeType);
  return {
    lists: [...bySizeType].map(([sizeType, free]) => (
      <datalist key={sizeType} id={id + sizeType}>
        {free.map(({ containerNo }) => (
          <option key={containerNo} value={containerNo} />
        ))}
      </datalist>
    )),
    listFor: ({ container: { owner, sizeType } }) =>
      owner === 'COC' && bySizeType.has(sizeType) ? id + sizeType : undefined,
  };
}
