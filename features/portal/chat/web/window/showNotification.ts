export const canNotify = () => 'Notification' in window && Notification.permission === 'granted';

/** `tag`: replaces an earlier notification with the same tag. */
export function showNotification(
  { title, body, tag }: { title: string; body: string; tag: string },
  onClick: () => void,
): void {
  const notification = createNotification(title, { body, tag });
  notification?.addEventListener('click', () => {
    window.focus();
    onClick();
    notification.close();
  });
}

/** Android browsers throw: only service workers may notify there. */
function createNotification(title: string, options: NotificationOptions): Notification | null {
  try {
    return new Notification(title, options);
  } catch {
    return null;
  }
}
