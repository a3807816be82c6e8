import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { send } from '../../../../../platform/web/request/send.ts';
import { type OfficeOpened, saveCells, saveDocument } from '../../wire.ts';
import type { PaneHandle } from './paneProps.ts';
import { Saver, type SaveStatus } from './saver.ts';
import type { Unsaved, UnsavedStore } from './unsavedStore.ts';

interface SavingProps {
  opened: OfficeOpened;
  store: UnsavedStore;
  pane: RefObject<PaneHandle | null>;
  canSave: boolean;
  /** false: the connection is lost */
  isOnline: boolean;
  /** unsaved changes of an earlier window, in the editor again */
  restored: Unsaved | undefined;
  onUploaded: () => void;
  onClose: () => void;
}

/** Saving of an opened document, each minute and once the connection is back. */
export function useSaving({ pane, canSave, isOnline, restored, onClose, ...dependencies }: SavingProps) {
  const [save, setSave] = useState<SaveStatus>({ status: 'clean' });
  const [saver] = useState(
    () =>
      new Saver({
        ...dependencies,
        take: async () => (await pane.current?.take()) ?? null,
        onStatus: setSave,
        upload: (unsaved) => upload(dependencies.opened, unsaved),
      }),
  );
  const canAutosave = useEffectEvent(() => canSave && isOnline);
  const autosave = useEffectEvent(() => {
    if (canAutosave()) void saver.autosave();
  });
  useEffect(() => {
    return saver.startAutosave(() => canAutosave());
  }, [saver]);
  useEffect(() => {
    if (isOnline) autosave();
  }, [isOnline]);
  useEffect(() => {
    if (restored !== undefined) saver.restored();
  }, [saver, restored]);
  useEffect(() => {
    if (!canSave) void saver.writeDraftNow();
  }, [saver, canSave]);
  const saveAndClose = async () => {
    if (await saver.save()) onClose();
  };
  return { save, saver, saveAndClose: () => void saveAndClose() };
}

async function upload({ batchNo, fileName }: OfficeOpened, unsaved: Unsaved): Promise<void> {
  if (unsaved.kind === 'docx') await send(saveDocument, { batchNo }, { file: new File([unsaved.bytes], fileName) });
  else await send(saveCells, { batchNo, changes: unsaved.changes, shifts: unsaved.shifts });
}
