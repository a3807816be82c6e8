import { QRCode } from 'antd';
import { useWho } from '../../../../platform/web/who/who.ts';
import { contactFor } from '../footer/contact.ts';
import { useShellTexts } from '../texts.ts';
import styles from './floats.module.css';

const SIDE = 144;

/** The code that a telephone reads to call customer service, with the number for whoever has none at hand. */
export default function ServiceCode() {
  const { floats } = useShellTexts();
  const { code, phone } = contactFor(useWho().companyType);
  return (
    <div className={styles.codeRoom}>
      <QRCode type="svg" value={code} size={SIDE} bordered={false} aria-label={floats.qr} />
      <span>{floats.qrHint}</span>
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
    </div>
  );
}
