import { QRCode } from 'antd';
import { telHref } from '../footer/telHref.ts';
import { useShellTexts } from '../texts.ts';
import { useFrameSettings } from '../useFrameSettings.ts';
import styles from './floats.module.css';

const SIDE = 144;

export default function ServiceQrCode() {
  const { floats } = useShellTexts();
  const contact = useFrameSettings()?.contact;
  return (
    <div className={styles.codeRoom}>
      {contact?.serviceCode && (
        <QRCode type="svg" value={contact.serviceCode} size={SIDE} bordered={false} aria-label={floats.qr} />
      )}
      <span>{floats.qrHint}</span>
      {contact?.phone && <a href={telHref(contact.phone)}>{contact.phone}</a>}
    </div>
  );
}
