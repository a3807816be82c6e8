import { Button, Popconfirm } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { distrustDevice, readTwoStep, type TrustedDevice } from '../../twoStepWire.ts';
import centre from '../centre/centre.module.css';
import { deviceName } from '../centre/deviceName.ts';
import { useCentreTexts, useTwoStepTexts } from '../texts.ts';
import styles from './twoStep.module.css';

function Device({ device }: { device: TrustedDevice }) {
  const { devices: texts } = useTwoStepTexts();
  const { unknownDevice } = useCentreTexts();
  const format = useFormat();
  const removing = useWrite(distrustDevice, { invalidates: [readTwoStep], done: texts.distrusted });
  const name = deviceName(device, unknownDevice);
  return (
    <li className={centre.session}>
      <div className={centre.sessionWords}>
        <strong>{name}</strong>
        <div className={centre.soft} title={format.zone}>
          {device.ipaddr} · {texts.lastUsed({ when: format.dateTime(device.lastUsedTime) })} ·{' '}
          {texts.until({ when: format.dateTime(device.expireTime) })}
        </div>
      </div>
      <Popconfirm title={texts.distrustAsk} onConfirm={() => void removing.send({ deviceId: device.deviceId })}>
        <Button size="small" danger loading={removing.isPending} aria-label={texts.distrustOf({ device: name })}>
          {texts.distrust}
        </Button>
      </Popconfirm>
    </li>
  );
}

export function TrustedDevices({ devices }: { devices: readonly TrustedDevice[] }) {
  const { devices: texts } = useTwoStepTexts();
  return (
    <div className={styles.devices}>
      <h3>{texts.title}</h3>
      <p className={styles.soft}>{devices.length === 0 ? texts.none : texts.hint}</p>
      <ul className={centre.sessions}>
        {devices.map((device) => (
          <Device key={device.deviceId} device={device} />
        ))}
      </ul>
    </div>
  );
}
