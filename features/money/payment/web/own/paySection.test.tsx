// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Bill } from '../../../bill/wire.ts';
import { useTexts } from '../texts.ts';
import { PaySection } from './PaySection.tsx';

const sent = vi.hoisted(() => vi.fn());
vi.mock('../../../../../platform/web/query/useRead.ts', () => ({
  useRead: () => ({
    data: { account: { holder: '', bankName: '', accountNo: '', swift: '' }, credit: null, hasOnline: true },
  }),
}));
vi.mock('../../../../../platform/web/query/useWrite.ts', () => ({
  useWrite: () => ({ send: sent, isPending: false, error: null }),
}));

afterEach(cleanup);

test('a double click begins one online payment, also where the answer comes between the two clicks', async () => {
  await useTexts.load();
  sent.mockResolvedValue({ ref: 'r', url: '/payment/localWallet?ref=r' });
  const bill = { billId: 7, billNo: 'BL1', open: '10.00', currency: 'CNY' } satisfies Partial<Bill>;
  render(
    <MemoryRouter>
      <PaySection bill={bill as Bill} title="Pay" />
    </MemoryRouter>,
  );
  const button = screen.getByRole('button');
  fireEvent.click(button);
  await Promise.resolve();
  fireEvent.click(button);
  expect(sent).toHaveBeenCalledExactlyOnceWith({ billId: 7 });
});
