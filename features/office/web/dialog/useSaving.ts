import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { OfficeOpened } from '../../wire.ts';
import type { PaneHandle } from './paneProps.ts';
import { Saver, type SaveStatus } from './saver.ts';
import type { Unsaved, UnsavedStore } from './unsavedStore.ts';

const AUTOSAVE_EVERY_MS = 60_000;

interface SavingProps {
  opened: OfficeOpened;
  store: UnsavedStore;
  pane: RefObject<PaneHandle | null>;
  canSave: boolean;
  /** false: the connection is lost */
  isOnline: boolean;
  /** unsaved changes of an earlier window, in the editor again */
  restored: Unsaved | undefined;
  onStored: () => void;
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
      }),
  );
  const autosave = useEffectEvent(() => {
    if (canSave && isOnline) void saver.autosave();
  });
  useEffect(() => {
    const timer = setInterval(autosave, AUTOSAVE_EVERY_MS);
    return () => {
      clearInterval(timer);
      saver.stop();
    };
  }, [saver]);
  useEffect(() => {
    if (isOnline) autosave();
  }, [isOnline]);
  useEffect(() => {
    if (restored !== undefined) saver.restored();
  }, [saver, restored]);
  const saveAndClose = async () => {
    if (await saver.save()) onClose();
  };
  return { save, saver, saveAndClose: () => void saveAndClose() };
}
