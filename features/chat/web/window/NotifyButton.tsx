import BellOutlined from '@ant-design/icons/BellOutlined';
import { useState } from 'react';
import { IconButton } from '../IconButton.tsx';
import { useTexts } from '../texts.ts';

/** Shown until notifications are allowed or denied. */
export function NotifyButton() {
  const texts = useTexts();
  const [decided, setDecided] = useState(
    () => !('Notification' in window) || Notification.permission !== 'default',
  );
  if (decided) return null;
  return (
    <IconButton
      icon={<BellOutlined />}
      label={texts.notify}
      onClick={() => void Notification.requestPermission().then((answer) => setDecided(answer !== 'default'))}
    />
  );
}
