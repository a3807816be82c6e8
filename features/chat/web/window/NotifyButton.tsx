import BellOutlined from '@ant-design/icons/BellOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../texts.ts';

/** Asks the browser for leave to notify, when somebody presses it; there only while nobody has decided. */
export function NotifyButton() {
  const texts = useTexts();
  const [decided, setDecided] = useState(
    () => !('Notification' in window) || Notification.permission !== 'default',
  );
  if (decided) return null;
  return (
    <Button
      type="text"
      size="small"
      icon={<BellOutlined />}
      aria-label={texts.notify}
      title={texts.notify}
      onClick={() => void Notification.requestPermission().then((answer) => setDecided(answer !== 'default'))}
    />
  );
}
