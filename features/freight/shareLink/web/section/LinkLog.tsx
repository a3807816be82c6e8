import { Button, Modal } from 'antd';
import { extensionOf } from '../../../../../libs/fileName/fileName.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { openPreview } from '../../../../../platform/web/widgets/preview/openPreview.ts';
import { type LinkRow, type LinkUse, listLinkUses } from '../../wire.ts';
import { useLinksTexts } from '../texts.ts';
import styles from './section.module.css';

/** What was done by a link, when and on what device; files open from here. */
export function LinkLog({ link, onClose }: { link: LinkRow; onClose: () => void }) {
  const texts = useLinksTexts();
  const read = useRead(listLinkUses, { linkId: link.linkId });
  const title = [texts.tasks[link.task], link.recipient].filter(Boolean).join(' · ');
  return (
    <Modal open title={title} width={560} footer={null} onCancel={onClose}>
      {read.data === undefined ? (
        read.error && <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : read.data.length === 0 ? (
        <EmptyState text={texts.noUses} />
      ) : (
        <ol className={styles.log} aria-label={texts.log}>
          {read.data.map((use) => (
            <Use key={use.useId} use={use} />
          ))}
        </ol>
      )}
    </Modal>
  );
}

function Use({ use: { time, deed, device, detail, resourceId } }: { use: LinkUse }) {
  const texts = useLinksTexts();
  const format = useFormat();
  return (
    <li>
      <time title={format.zone}>{format.dateTime(time)}</time>
      <span>
        {texts.deeds[deed]}
        {detail !== '' && ' · '}
        {resourceId === null ? detail : <LinkedFile resourceId={resourceId} time={time} name={detail} />}
        {device !== '' && <span className={styles.soft}> {device}</span>}
      </span>
    </li>
  );
}

function LinkedFile({ resourceId, time, name }: { resourceId: number; time: string; name: string }) {
  const key = String(resourceId);
  const source = { kind: 'server', resource: { resourceId, addTime: time } } as const;
  const show = () => openPreview([{ key, name, byteCount: 0, extension: extensionOf(name), source }], key);
  return (
    <Button type="link" size="small" onClick={show}>
      {name}
    </Button>
  );
}
