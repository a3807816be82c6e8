import { Modal, QRCode } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { CopyText } from '../../../../../platform/web/widgets/copy/CopyText.tsx';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import type { assignTrip } from '../../jobWire.ts';
import styles from '../parts/parts.module.css';
import { useServiceTexts } from '../texts.ts';

export type DriverLink = PayloadOf<typeof assignTrip>;

/** The link for a driver, as a code to scan and as text. */
export function LinkDialog({ link, onClose }: { link: DriverLink; onClose: () => void }) {
  const { trips: texts } = useServiceTexts();
  const format = useFormat();
  return (
    <Modal
      open
      title={texts.linkTitle}
      okText={texts.close}
      footer={(_, { OkBtn }) => <OkBtn />}
      mask={{ closable: false }}
      width={440}
      onOk={onClose}
      onCancel={onClose}
    >
      <div className={styles.qr}>
        <p className={styles.soft}>{texts.linkText}</p>
        <QRCode value={link.url} type="svg" size={184} />
        <span className={styles.url}>
          <CopyText text={link.url} />
        </span>
        <span className={styles.soft}>{texts.linkUntil({ time: format.dateTime(link.expireTime) })}</span>
      </div>
    </Modal>
  );
}
