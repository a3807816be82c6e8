import { useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { loadChunk } from '../../../../../platform/web/chunks/loadChunk.ts';
import { FileIcon } from '../../../../../platform/web/widgets/fileIcon/FileIcon.tsx';
import { listVersions, type OfficeOpened } from '../../wire.ts';
import { VersionsDrawer } from '../history/VersionsDrawer.tsx';
import type { OfficeTarget } from '../openOffice.ts';
import { useTexts } from '../texts.ts';
import { Banners } from './Banners.tsx';
import styles from './dialog.module.css';
import type { PaneHandle } from './paneProps.ts';
import { SaveLine } from './SaveLine.tsx';
import type { SaveStatus } from './saver.ts';
import { type Unsaved, UnsavedStore } from './unsavedStore.ts';
import { useKeepAlive } from './useKeepAlive.ts';
import type { Opening } from './useOpening.ts';
import { useSaving } from './useSaving.ts';

const PANES = {
  docx: lazy(() => loadChunk(() => import('../docx/DocxPane.tsx'))),
  xlsx: lazy(() => loadChunk(() => import('../sheet/SheetPane.tsx'))),
} as const;

interface OpenDocumentProps {
  target: OfficeTarget;
  opening: Opening;
  onReopen: () => void;
  onClose: () => void;
}

/** An opened document with its editor, lock holder, save state and versions. */
export function OpenDocument({ target, opening, onReopen, onClose }: OpenDocumentProps) {
  const { opened, content } = opening;
  const store = useMemo(() => new UnsavedStore(target), [target]);
  const { restored, stored, isAware, ...start } = useStart(opening, store);
  const [showsVersions, setShowsVersions] = useState(false);
  const pane = useRef<PaneHandle>(null);
  const client = useQueryClient();
  const hold = useKeepAlive(opened);
  const canSave = opened.mode === 'edit' && hold.holds;
  const isEditing = canSave && isAware && stored === undefined;
  const saving = useSaving({
    opened,
    store,
    pane,
    canSave: isEditing,
    restored,
    isOnline: hold.isOnline,
    onUploaded: () => {
      void client.invalidateQueries({ queryKey: [listVersions.path] });
      target.onSaved?.();
    },
    onClose,
  });
  const { close, holder } = useClose({ saving, isEditing, onClose });
  const Pane = PANES[opened.extension];
  return (
    <>
      {holder}
      <Head
        opened={opened}
        saving={saving}
        isEditing={isEditing}
        onVersions={() => setShowsVersions(true)}
        onClose={close}
      />
      <Banners opened={opened} hold={hold} stored={stored} isAware={isAware} {...start} onReopen={onReopen} />
      <div className={styles.pane}>
        <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
          <Pane
            key={restored === undefined ? 'opened' : 'restored'}
            ref={pane}
            content={content}
            restored={restored}
            isReadOnly={!isEditing || isSaving(saving.save)}
            author={target.person.name}
            onChange={() => saving.saver.changed()}
          />
        </Suspense>
      </div>
      {showsVersions && (
        <VersionsDrawer
          target={target}
          canRestore={isEditing && !saving.saver.hasUnsaved}
          batchNo={opened.batchNo}
          onRestored={onReopen}
          onClose={() => setShowsVersions(false)}
        />
      )}
    </>
  );
}

/** What comes before editing: changes of an earlier window, and what a save does not keep. */
function useStart({ opened, stored: found }: Opening, store: UnsavedStore) {
  const [restored, setRestored] = useState<Unsaved>();
  const [stored, setStored] = useState(found);
  const [isAware, setAware] = useState(opened.extension !== 'docx' || opened.losses.length === 0);
  return {
    restored,
    stored,
    isAware,
    onStart: () => setAware(true),
    onRestore: () => {
      setRestored(stored?.unsaved);
      setStored(undefined);
      setAware(true);
    },
    onDiscard: () => {
      setStored(undefined);
      void store.remove();
    },
  };
}

interface HeadProps {
  opened: OfficeOpened;
  saving: ReturnType<typeof useSaving>;
  isEditing: boolean;
  onVersions: () => void;
  onClose: () => void;
}

function Head({ opened, saving, isEditing, onVersions, onClose }: HeadProps) {
  const { page } = useTexts();
  return (
    <header className={styles.head}>
      <FileIcon fileName={`.${opened.extension}`} size={24} />
      <h2 className={styles.name} title={opened.fileName}>
        {opened.fileName}
      </h2>
      <SaveLine opened={opened} isEditing={isEditing} save={saving.save} />
      <span className={styles.actions}>
        <Button onClick={onVersions}>{page.versions}</Button>
        <Button onClick={onClose}>{isEditing ? page.cancel : page.close}</Button>
        {isEditing && (
          <Button type="primary" loading={isSaving(saving.save)} onClick={saving.saveAndClose}>
            {page.save}
          </Button>
        )}
      </span>
    </header>
  );
}

const isSaving = ({ status }: SaveStatus) => ['saving', 'saved', 'timedOut'].includes(status);

interface ClosingProps {
  saving: ReturnType<typeof useSaving>;
  isEditing: boolean;
  onClose: () => void;
}

/** Asks before unsaved changes go; they are dropped then. Those of an editor that was taken over stay. */
function useClose({ saving, isEditing, onClose }: ClosingProps): { close: () => void; holder: ReactNode } {
  const { page } = useTexts();
  const [modal, holder] = Modal.useModal();
  const close = () => {
    if (!isEditing || !saving.saver.hasUnsaved) return onClose();
    modal.confirm({
      title: page.leave,
      content: page.leaveText,
      okText: page.leaveOk,
      okButtonProps: { danger: true },
      cancelText: page.leaveCancel,
      onOk: async () => {
        await saving.saver.discard();
        onClose();
      },
    });
  };
  return { close, holder };
}
