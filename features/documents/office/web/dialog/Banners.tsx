import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { ReasonDialog } from '../../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import { MAX_WORDS, type OfficeOpened, takeOver } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import styles from './dialog.module.css';
import type { StoredChanges } from './unsavedStore.ts';
import type { Hold } from './useKeepAlive.ts';

interface BannersProps {
  opened: OfficeOpened;
  hold: Hold;
  stored: StoredChanges | undefined;
  isAware: boolean;
  onStart: () => void;
  onRestore: () => void;
  onDiscard: () => void;
  onReopen: () => void;
}

/** What the person has to know before editing. */
export function Banners(props: BannersProps) {
  const { opened, hold, stored, isAware } = props;
  const { page } = useTexts();
  const canEdit = opened.mode === 'edit' && hold.holds;
  return (
    <div className={styles.banners} aria-live="polite">
      {!hold.isOnline && <Alert type="warning" showIcon title={page.offline} />}
      {opened.abilities.edit && !canEdit && <Busy {...props} />}
      {stored !== undefined && canEdit && <StoredBanner {...props} stored={stored} />}
      {opened.losses.length > 0 && (opened.extension === 'xlsx' || opened.abilities.edit) && (
        <Losses opened={opened} canStart={canEdit && !isAware && stored === undefined} onStart={props.onStart} />
      )}
    </div>
  );
}

function Losses({ opened, canStart, onStart }: { opened: OfficeOpened; canStart: boolean; onStart: () => void }) {
  const { page } = useTexts();
  const isDocx = opened.extension === 'docx';
  const names = opened.losses.map((loss) => page.lossNames[loss]).join(', ');
  return (
    <Alert
      type={isDocx ? 'warning' : 'info'}
      showIcon
      title={`${isDocx ? page.lossesDocx : page.lossesXlsx} ${names}`}
      action={
        canStart && (
          <Button size="small" type="primary" onClick={onStart}>
            {page.startEditing}
          </Button>
        )
      }
    />
  );
}

function StoredBanner({ opened, stored, onRestore, onDiscard }: BannersProps & { stored: StoredChanges }) {
  const { page } = useTexts();
  const format = useFormat();
  const isOther = stored.versionNo !== opened.versionNo;
  return (
    <Alert
      type="info"
      showIcon
      title={page.kept({ time: format.dateTime(formatDateTime(new Date(stored.at))) })}
      description={isOther && page.keptOther({ version: stored.versionNo })}
      action={
        <span className={styles.choices}>
          <Button size="small" type="primary" onClick={onRestore}>
            {page.takeKept}
          </Button>
          <Button size="small" onClick={onDiscard}>
            {page.dropKept}
          </Button>
        </span>
      }
    />
  );
}

/** The present editor, or that there is none by now. */
function Busy({ opened, hold, onReopen }: BannersProps) {
  const { page } = useTexts();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const taking = useWrite(takeOver);
  const { holder } = hold;
  const wasEditing = opened.mode === 'edit';
  const editNow = (
    <Button size="small" type="primary" onClick={onReopen}>
      {page.editNow}
    </Button>
  );
  if (holder === null)
    return wasEditing ? (
      <Alert type="warning" showIcon title={page.letGo} action={editNow} />
    ) : (
      <Alert type="success" showIcon title={page.free} action={editNow} />
    );
  const { name, since, words, isOwn } = holder;
  if (isOwn) return <Alert type="warning" showIcon title={page.lost} action={editNow} />;
  const take = async (said: string) => {
    const isTaken = await taking.send({ batchNo: opened.batchNo, words: said });
    if (isTaken) onReopen();
    return isTaken !== undefined;
  };
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={wasEditing ? page.takenOver({ name, words }) : page.othersEdit({ name, time: format.dateTime(since) })}
        action={
          <Button size="small" onClick={() => setAsking(true)}>
            {page.takeOver}
          </Button>
        }
      />
      <ReasonDialog
        open={isAsking}
        title={page.takeOverTitle}
        confirmLabel={page.takeOver}
        reasonLabel={page.words}
        maxLength={MAX_WORDS}
        onConfirm={take}
        onClose={() => setAsking(false)}
      >
        {page.takeOverHint}
      </ReasonDialog>
    </>
  );
}
