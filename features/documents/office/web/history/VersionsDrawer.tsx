import { Button, Drawer, Popconfirm } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useDownload } from '../../../../../platform/web/query/download.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import { closeDocument, listVersions, type OfficeVersion, readVersion, restoreVersion } from '../../wire.ts';
import type { OfficeTarget } from '../openOffice.ts';
import { useTexts } from '../texts.ts';
import { Difference } from './Difference.tsx';
import styles from './history.module.css';

interface VersionsDrawerProps {
  target: OfficeTarget;
  canRestore: boolean;
  /** own opening, which lets go first */
  batchNo: string;
  onRestored: () => void;
  onClose: () => void;
}

/** Versions of the document, the newest first: download, compare with the one before, restore. */
export function VersionsDrawer({ target, canRestore, batchNo, onRestored, onClose }: VersionsDrawerProps) {
  const { page } = useTexts();
  const { kind, documentId } = target;
  const [compared, setCompared] = useState<{ versionNo: number; against: number }>();
  const { data: versions, isPending } = useRead(listVersions, { kind, documentId });
  const restoring = useWrite(restoreVersion, { invalidates: [listVersions], done: page.restored });
  const restore = async (versionNo: number) => {
    await send(closeDocument, { batchNo });
    await restoring.send({ kind, documentId, versionNo });
    target.onSaved?.();
    onRestored();
  };
  return (
    <Drawer open title={page.versionsTitle} size={compared ? 'large' : 'default'} onClose={onClose} loading={isPending}>
      {versions?.length === 0 && <p className={styles.empty}>{page.noVersions}</p>}
      <ul className={styles.versions}>
        {versions?.map((version, index) => (
          <Version
            key={version.versionNo}
            target={target}
            version={version}
            isCurrent={index === 0}
            before={versions[index + 1]?.versionNo}
            onCompare={(against) => setCompared({ versionNo: version.versionNo, against })}
            onRestore={canRestore && index > 0 ? () => restore(version.versionNo) : undefined}
          />
        ))}
      </ul>
      {compared && <Difference target={target} {...compared} />}
    </Drawer>
  );
}

interface VersionProps {
  target: OfficeTarget;
  version: OfficeVersion;
  isCurrent: boolean;
  before: number | undefined;
  onCompare: (against: number) => void;
  onRestore: (() => Promise<void>) | undefined;
}

function Version({ target, version, isCurrent, before, onCompare, onRestore }: VersionProps) {
  const { page } = useTexts();
  const format = useFormat();
  const { download } = useDownload(readVersion);
  const { versionNo, source, restoredFrom, updateBy, updateTime, byteCount } = version;
  const { kind, documentId } = target;
  return (
    <li className={styles.version}>
      <strong>
        {page.versionNo({ version: versionNo })}
        {isCurrent && ` · ${page.current}`}
      </strong>
      <span className={styles.facts}>
        {restoredFrom === null ? page.sources[source] : page.restoredFrom({ version: restoredFrom })}
        {' · '}
        {page.by({ time: format.dateTime(updateTime), name: updateBy })}
        {' · '}
        {format.size(byteCount)}
      </span>
      <span className={styles.tools}>
        {before !== undefined && (
          <Button type="link" size="small" onClick={() => onCompare(before)}>
            {page.compare}
          </Button>
        )}
        <Button type="link" size="small" onClick={() => void download({ kind, documentId, versionNo })}>
          {page.download}
        </Button>
        {onRestore && (
          <Popconfirm title={page.restoreAsk({ version: versionNo })} okText={page.restore} onConfirm={onRestore}>
            <Button type="link" size="small">
              {page.restore}
            </Button>
          </Popconfirm>
        )}
      </span>
    </li>
  );
}
