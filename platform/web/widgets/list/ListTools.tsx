import ColumnHeightOutlined from '@ant-design/icons/ColumnHeightOutlined';
import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import TableOutlined from '@ant-design/icons/TableOutlined';
import { Badge, Button } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { changeLayout, useLayout } from '../../theme/layout.ts';
import { useWidgetTexts } from '../texts.ts';
import styles from './list.module.css';
import type { VisibleColumns } from './useVisibleColumns.ts';

// lazy: rarely opened
const ColumnsDialog = lazy(() => import('./ColumnsDialog.tsx'));

interface ListToolsProps {
  columns: VisibleColumns;
  refresh: () => void;
}

export function ListTools({ columns, refresh }: ListToolsProps) {
  const { action } = usePlatformTexts();
  const texts = useWidgetTexts();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <div className={styles.tools}>
      <Tool label={action.refresh} icon={<ReloadOutlined />} press={refresh} />
      <DensityTool />
      <Badge dot={columns.hidden.length > 0} offset={[-6, 6]}>
        <Tool label={texts.columns} icon={<TableOutlined />} press={() => setOpen(true)} />
      </Badge>
      {isOpen !== null && (
        <Suspense fallback={null}>
          <ColumnsDialog {...columns} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function DensityTool() {
  const texts = useWidgetTexts();
  const isCompact = useLayout().density === 'compact';
  return (
    <Tool
      label={isCompact ? texts.toComfortable : texts.toCompact}
      icon={<ColumnHeightOutlined />}
      press={() => changeLayout({ density: isCompact ? 'comfortable' : 'compact' })}
    />
  );
}

function Tool({ label, icon, press }: { label: string; icon: ReactNode; press: () => void }) {
  return <Button type="text" icon={icon} aria-label={label} title={label} onClick={press} />;
}
