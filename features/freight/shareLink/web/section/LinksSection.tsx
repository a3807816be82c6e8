import { Button, Modal, QRCode } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { Can } from '../../../../../platform/web/records/can.tsx';
import { CopyText } from '../../../../../platform/web/widgets/copy/CopyText.tsx';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { Section } from '../../../booking/web/parts.ts';
import { type LinkRow, listLinksOfOrder, type MadeLink, makeShareLink } from '../../wire.ts';
import { useLinksTexts } from '../texts.ts';
import { LinkCard } from './LinkCard.tsx';
import { LinkLog } from './LinkLog.tsx';
import { MakeDialog, type SharedOrder } from './MakeDialog.tsx';
import styles from './section.module.css';

const OVER = ['submitted', 'waitlisted', 'refused', 'withdrawn', 'expired'];
const REFETCH_MS = 60_000;

/** Links of an order: who was asked for what, and a new one. */
export function LinksSection({ order, title }: { order: SharedOrder; title: string }) {
  const texts = useLinksTexts();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeLink | null>(null);
  const [shown, show] = useState<LinkRow | null>(null);
  const { orderBigNo, status } = order;
  const read = useRead(listLinksOfOrder, { orderBigNo }, { refetchEveryMs: REFETCH_MS });
  const live = read.data?.filter(({ state }) => state === 'live') ?? [];
  const ended = read.data?.filter(({ state }) => state !== 'live') ?? [];
  const button = !OVER.includes(status) && (
    <Can call={makeShareLink}>
      <Button onClick={() => setMaking(true)}>{texts.make}</Button>
    </Can>
  );
  return (
    <Section title={title} hint={texts.emptyOfOrder} extra={button}>
      {read.data === undefined
        ? read.error && <LoadError error={read.error} onRetry={() => void read.refetch()} />
        : read.data.length === 0 && <EmptyState text={texts.noneOfOrder} />}
      <Cards links={live} onLog={show} />
      {ended.length > 0 && (
        <details className={styles.ended}>
          <summary>{texts.ended({ count: ended.length })}</summary>
          <Cards links={ended} onLog={show} />
        </details>
      )}
      {isMaking && (
        <MakeDialog
          order={order}
          onMade={(link) => {
            setMaking(false);
            setMade(link);
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {made && <MadeDialog link={made} onClose={() => setMade(null)} />}
      {shown && <LinkLog link={shown} onClose={() => show(null)} />}
    </Section>
  );
}

function Cards({ links, onLog }: { links: readonly LinkRow[]; onLog: (link: LinkRow) => void }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {links.map((link) => (
        <LinkCard key={link.linkId} link={link} onLog={() => onLog(link)} />
      ))}
    </ul>
  );
}

/** A new link, as a code to scan and as text: the only time it is shown. */
function MadeDialog({ link, onClose }: { link: MadeLink; onClose: () => void }) {
  const texts = useLinksTexts();
  const format = useFormat();
  return (
    <Modal
      open
      title={texts.made}
      okText={texts.close}
      footer={(_, { OkBtn }) => <OkBtn />}
      mask={{ closable: false }}
      width={440}
      onOk={onClose}
      onCancel={onClose}
    >
      <div className={styles.made}>
        <p className={styles.soft}>{texts.madeHint}</p>
        <QRCode value={link.url} type="svg" size={184} />
        <span className={styles.url}>
          <CopyText text={link.url} />
        </span>
        <span className={styles.soft}>
          {texts.until} {format.dateTime(link.expireTime)}
        </span>
      </div>
    </Modal>
  );
}
