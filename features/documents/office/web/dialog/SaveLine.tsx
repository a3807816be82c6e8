import { useFormat } from '../../../../../platform/web/language/format.ts';
import { StatusTag, type Tone } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import type { OfficeOpened } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import styles from './dialog.module.css';
import type { SaveStatus } from './saver.ts';

const TONES: Readonly<Record<SaveStatus['status'], Tone>> = {
  clean: 'neutral',
  unsaved: 'warning',
  kept: 'warning',
  saving: 'info',
  saved: 'success',
  autosaved: 'success',
  timedOut: 'danger',
  refused: 'danger',
};

interface SaveLineProps {
  opened: OfficeOpened;
  isEditing: boolean;
  save: SaveStatus;
}

/** Version and state of saving. */
export function SaveLine({ opened, isEditing, save }: SaveLineProps) {
  const { page } = useTexts();
  const format = useFormat();
  const label = () => {
    switch (save.status) {
      case 'clean':
        return isEditing ? page.editing : page.viewing;
      case 'kept':
        return page.keptHere;
      case 'autosaved':
        return page.autosaved({ time: format.dateTime(formatDateTime(new Date(save.at))) });
      case 'refused':
        return save.text;
      default:
        return page[save.status];
    }
  };
  return (
    <span className={styles.state} role="status">
      <span className={styles.version}>{page.versionNo({ version: opened.versionNo })}</span>
      <StatusTag tone={TONES[save.status]} label={label()} />
    </span>
  );
}
