import { QRCode } from 'antd';

const SIZE = 184;

/** Loaded on a desk alone: the code's library is part of the component kit. */
export default function PhoneCode({ address, label }: { address: string; label: string }) {
  return <QRCode value={address} size={SIZE} aria-label={label} />;
}
