import ClearOutlined from '@ant-design/icons/ClearOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import ImportOutlined from '@ant-design/icons/ImportOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import ThunderboltOutlined from '@ant-design/icons/ThunderboltOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { Button, Select } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useDownload } from '../../../../platform/web/query/download.ts';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import { addWagon } from '../draft.ts';
import { unplacedOf, WAGON_LENGTHS, type WagonLength } from '../plan.ts';
import { suggestPlan } from '../suggest.ts';
import { exportWagons, type WagonPlan } from '../wire.ts';
import styles from './loading.module.css';
import { useTexts } from './texts.ts';
import type { LoadingState } from './useLoading.ts';

const SheetDialog = lazy(() => import('./SheetDialog.tsx'));

interface ToolsProps {
  plan: WagonPlan;
  loading: LoadingState;
}

/** What can be done with the whole train. */
export function LoadingTools({ plan, loading }: ToolsProps) {
  const { page } = useTexts();
  const { download, isPending } = useDownload(exportWagons);
  return (
    <div className={styles.tools}>
      {plan.abilities.edit && <ChangingTools plan={plan} loading={loading} />}
      <Button
        size="small"
        icon={<DownloadOutlined />}
        loading={isPending}
        disabled={loading.isChanged}
        title={loading.isChanged ? page.exportUnsaved : undefined}
        onClick={() => void download({ trainInfoId: plan.trainInfoId })}
      >
        {page.export}
      </Button>
      {plan.abilities.edit && <ImportButton plan={plan} loading={loading} />}
    </div>
  );
}

function ChangingTools({ plan, loading }: ToolsProps) {
  const { page } = useTexts();
  const [lengthFt, setLength] = useState<WagonLength>(80);
  const { wagons, all, change } = loading;
  const suggest = () => {
    const left = unplacedOf(wagons, all).length;
    if (left === 0) return showToast('info', page.nothingToPlace);
    const next = suggestPlan(wagons, { containers: all, lengthFt, startCountry: plan.startCountry });
    const placed = left - unplacedOf(next, all).length;
    change(next);
    showToast('success', page.suggested({ placed, wagons: next.length - wagons.length }));
  };
  return (
    <>
      <Select
        size="small"
        aria-label={page.length}
        title={page.length}
        value={lengthFt}
        onChange={setLength}
        options={WAGON_LENGTHS.map((feet) => ({ value: feet, label: page.feet({ feet }) }))}
      />
      <Button size="small" type="primary" ghost icon={<ThunderboltOutlined />} onClick={suggest}>
        {page.suggest}
      </Button>
      <Button size="small" icon={<PlusOutlined />} onClick={() => change(addWagon(wagons, lengthFt))}>
        {page.addWagon}
      </Button>
      <Button
        size="small"
        icon={<ClearOutlined />}
        disabled={wagons.every(({ orderContainerIds }) => orderContainerIds.length === 0)}
        onClick={() => change(wagons.map((wagon) => ({ ...wagon, orderContainerIds: [] })))}
      >
        {page.clear}
      </Button>
      <Button size="small" icon={<UndoOutlined />} disabled={!loading.canUndo} onClick={loading.undo}>
        {page.undo}
      </Button>
      <Button size="small" icon={<RedoOutlined />} disabled={!loading.canRedo} onClick={loading.redo}>
        {page.redo}
      </Button>
    </>
  );
}

function ImportButton({ plan, loading }: ToolsProps) {
  const { page } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<ImportOutlined />} onClick={() => setOpen(true)}>
        {page.import}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SheetDialog trainInfoId={plan.trainInfoId} loading={loading} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
