export const mayNotify = () => 'Notification' in window && Notification.permission === 'granted';

/** Says something by the browser; pressed, it leads to the portal. `tag`: what has the same one takes its place. */
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

/** Browsers on Android have the class and may have the leave, and yet throw: theirs come from workers alone. */
function notificationOf(title: string, options: NotificationOptions): Notification | null {
  try {
    return new Notification(title, options);
  } catch {
    return null;
  }
}
