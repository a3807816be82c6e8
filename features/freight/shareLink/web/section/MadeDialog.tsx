import { Modal, QRCode } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { CopyText } from '../../../../../platform/web/widgets/copy/CopyText.tsx';
import type { MadeLink } from '../../wire.ts';
import { useLinksTexts } from '../texts.ts';
import styles from './section.module.css';

/** A new link, as a code to scan and as text: the only time it is shown. */
export function MadeDialog({ link, onClose }: { link: MadeLink; onClose: () => void }) {
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
