export const mayNotify = () => 'Notification' in window && Notification.permission === 'granted';

/** `tag`: replaces an earlier notification with the same tag. */
export function notifyBy(
  { title, body, tag }: { title: string; body: string; tag: string },
  onPress: () => void,
): void {
  const notification = notificationOf(title, { body, tag });
  notification?.addEventListener('click', () => {
    window.focus();
    onPress();
    notification.close();
  });
}

/** Android browsers throw: only service workers may notify there. */
function notificationOf(title: string, options: NotificationOptions): Notification | null {
  try {
    return new Notification(title, options);
  } catch {
    return null;
  }
}
