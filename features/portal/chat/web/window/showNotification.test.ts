import { afterEach, expect, test, vi } from 'vitest';
import { showNotification } from './showNotification.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a browser without the notification constructor stays silent, without an error', () => {
  const IllegalConstructor = vi.fn(function illegal() {
    throw new TypeError('Illegal constructor');
  });
  vi.stubGlobal('Notification', IllegalConstructor);
  expect(() => showNotification({ title: 'port', body: 'hello', tag: 'chat-1' }, () => {})).not.toThrow();
  expect(IllegalConstructor).toHaveBeenCalledOnce();
});
