import ColumnWidthOutlined from '@ant-design/icons/ColumnWidthOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import RotateRightOutlined from '@ant-design/icons/RotateRightOutlined';
import ToolOutlined from '@ant-design/icons/ToolOutlined';
import ZoomInOutlined from '@ant-design/icons/ZoomInOutlined';
import ZoomOutOutlined from '@ant-design/icons/ZoomOutOutlined';
import { Button, Tooltip } from 'antd';
import type { ReactElement } from 'react';
import styles from './preview.module.css';
import type { PreviewAction } from './previewKeys.ts';
import type { PreviewKind } from './previewKind.ts';
import { usePreviewTexts } from './texts.ts';
import { ZOOM_LIMITS } from './view.ts';

interface ToolStripProps {
  kind: PreviewKind;
  zoom: number;
  at: number;
  total: number;
  actions: Readonly<Record<PreviewAction, () => void>>;
  hasTools: boolean;
  onTools: () => void;
}

function Tool(props: { name: string; icon: ReactElement; onPress: () => void; isOff?: boolean; isOn?: boolean }) {
  const { name, icon, onPress, isOff = false, isOn } = props;
  return (
    <Tooltip title={name} mouseEnterDelay={0.5}>
      <Button
        type="text"
        icon={icon}
        aria-label={name}
        {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
        disabled={isOff}
        onClick={onPress}
      />
    </Tooltip>
  );
}

const ZOOMED: readonly PreviewKind[] = ['image', 'pdf', 'docx'];
const TURNED: readonly PreviewKind[] = ['image', 'pdf'];

/** Toolbar of the preview; each button has a key (`previewKeys`). */
export function ToolStrip({ kind, zoom, at, total, actions, hasTools, onTools }: ToolStripProps) {
  const texts = usePreviewTexts();
  return (
    <div className={styles.strip}>
      {total > 1 && (
        <div className={styles.stripGroup}>
          <Tool name={texts.previous} icon={<LeftOutlined />} onPress={actions.previous} isOff={at === 0} />
          <span className={styles.place}>{texts.place({ at: at + 1, total })}</span>
          <Tool name={texts.next} icon={<RightOutlined />} onPress={actions.next} isOff={at === total - 1} />
        </div>
      )}
      {ZOOMED.includes(kind) && (
        <div className={styles.stripGroup}>
          <Tool
            name={texts.zoomOut}
            icon={<ZoomOutOutlined />}
            onPress={actions.zoomOut}
            isOff={zoom <= ZOOM_LIMITS.least}
          />
          <span className={styles.percent}>{Math.round(zoom * 100)}%</span>
          <Tool
            name={texts.zoomIn}
            icon={<ZoomInOutlined />}
            onPress={actions.zoomIn}
            isOff={zoom >= ZOOM_LIMITS.most}
          />
          <Tool name={texts.fit} icon={<ColumnWidthOutlined />} onPress={actions.fit} />
          {TURNED.includes(kind) && <Tool name={texts.turn} icon={<RotateRightOutlined />} onPress={actions.turn} />}
        </div>
      )}
      <div className={styles.stripEnd}>
        {kind === 'pdf' && <Tool name={texts.tools} icon={<ToolOutlined />} onPress={onTools} isOn={hasTools} />}
        <Tool name={texts.download} icon={<DownloadOutlined />} onPress={actions.download} />
      </div>
    </div>
  );
}
