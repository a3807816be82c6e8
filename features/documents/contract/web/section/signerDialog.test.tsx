// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMatchMedia } from '../../../../../platform/testing/jsdomStubs.ts';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import type { Signers } from '../../faceWire.ts';
import { useSignerInvitationTexts } from '../texts.ts';
import { SignerDialog } from './SignerDialog.tsx';

const signers = vi.hoisted(() => vi.fn());
const sent = vi.hoisted(() => vi.fn());
vi.mock('../../../../../platform/web/query/useRead.ts', () => ({ useRead: () => ({ data: signers() }) }));
vi.mock('../../../../../platform/web/query/useWrite.ts', () => ({
  useWrite: () => ({ send: sent, isPending: false, error: null }),
}));

const MAINLAND: Signers = {
  legalName: '李思远',
  legalMobile: '138****0001',
  legalEmail: '',
  isMainland: true,
  hasLegalMobile: true,
  language: 'zh',
};

let words: ReturnType<typeof useSignerInvitationTexts>;
beforeEach(async () => {
  stubMatchMedia();
  sent.mockResolvedValue({});
  [words] = await Promise.all([useSignerInvitationTexts.load(), usePlatformTexts.load()]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function openDialog(given: Signers) {
  signers.mockReturnValue(given);
  const closed = vi.fn();
  render(<SignerDialog contractId={5} onClose={closed} />);
  fireEvent.click(screen.getByLabelText(words.legal));
  const button = screen.getByText(words.send).closest('button');
  if (button === null) throw new Error('nothing sends the link');
  return { closed, button };
}

test('a legal representative without mainland papers reads the words of refusal, and is sent a link by passport', async () => {
  const { closed, button } = openDialog({ ...MAINLAND, isMainland: false, language: 'ru' });
  screen.getByText(words.notMainland);
  expect(button.disabled).toBe(true);
  fireEvent.click(screen.getByLabelText(words.withPassport));
  fireEvent.change(screen.getByLabelText(words.signerEmail), { target: { value: 'petr@example.com' } });
  fireEvent.change(screen.getByLabelText(words.signerMobile), { target: { value: '+79123456789' } });
  fireEvent.click(screen.getByLabelText(words.email));
  fireEvent.click(button);
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    contractId: 5,
    isAgreed: true,
    signWay: '1',
    withPassport: true,
    signerEmail: 'petr@example.com',
    signerMobile: '+79123456789',
    channel: 'email',
  });
});

test('one with mainland papers and without a mobile number is sent nothing', () => {
  const { button } = openDialog({ ...MAINLAND, hasLegalMobile: false });
  screen.getByText(words.noMobile);
  expect(button.disabled).toBe(true);
});
