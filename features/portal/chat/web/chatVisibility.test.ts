import { expect, test } from 'vitest';
import { isChatHidden } from './chatVisibility.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://portal');
  return isChatHidden({ pathname, search });
};

test('the chat is hidden where the specification hides it, and nowhere else', () => {
  const asked = (queryType: unknown) =>
    `/groundDocuments?queryParam=${encodeURIComponent(JSON.stringify({ queryType }))}`;
  expect(['/predictionCustomOrder', asked(2), asked('4'), '/groundDocuments?queryType=2'].map(at)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['/index', '/groundDocuments', asked(1), '/groundDocuments?queryParam=x'].map(at)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
