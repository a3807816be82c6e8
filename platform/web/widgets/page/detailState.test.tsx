// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMatchMedia } from '../../../testing/jsdomStubs.ts';
import { CODE } from '../../../wire/envelope.ts';
import { CallError, NO_RESPONSE } from '../../request/callError.ts';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { useWidgetTexts } from '../texts.ts';
import { DetailState } from './DetailState.tsx';

beforeEach(stubMatchMedia);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refetch = vi.fn();

async function show(read: Parameters<typeof DetailState>[0]['read']) {
  const [{ action }, texts] = await Promise.all([usePlatformTexts.load(), useWidgetTexts.load()]);
  const page = (
    <MemoryRouter>
      <DetailState title="Bill" back="/bills" read={read}>
        <p>loading</p>
      </DetailState>
    </MemoryRouter>
  );
  await act(async () => render(page));
  return { action, texts };
}

test('a record that is loading shows the skeleton below its title', async () => {
  await show({ error: null, refetch });
  expect(screen.getByRole('heading').textContent).toBe('Bill');
  expect(screen.queryByText('loading')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['the address names none', null],
  ['the server has none', { error: new CallError('No such bill', { code: CODE.absent }), refetch }],
])('an absent record leads to the list: %s', async (_case, read) => {
  const { texts } = await show(read);
  expect(screen.queryByText(texts.absentTitle)).not.toBeNull();
  expect(screen.getByRole('link', { name: texts.toList }).getAttribute('href')).toBe('/bills');
  expect(screen.queryByText('loading')).toBeNull();
});

test('a read that failed says why and is tried again', async () => {
  const { action } = await show({ error: new CallError('No network', { code: NO_RESPONSE }), refetch });
  expect(screen.getByRole('alert').textContent).toContain('No network');
  expect(screen.queryByText('loading')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: action.retry }));
  expect(refetch).toHaveBeenCalledOnce();
});
