// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubResizeObserver } from '../../../../platform/testing/jsdomStubs.ts';
import { LazyDropdownButton } from './LazyDropdownButton.tsx';

beforeEach(() => {
  stubResizeObserver();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (read: { choices?: []; fault?: string }) =>
  render(
    <LazyDropdownButton
      icon={null}
      label="With another"
      choices={read.choices}
      errorText={read.fault}
      emptyText="Nobody else."
      isOpen
      onOpenChange={() => {}}
    />,
  );
const isWaiting = () => screen.getByRole('button').classList.contains('ant-btn-loading');

test('choices that failed to load show the error, and the spinner ends', async () => {
  show({ fault: 'The network is away.' });
  await screen.findByText('The network is away.');
  expect(isWaiting()).toBe(false);
});

test('an empty list shows its text; the button spins while loading', async () => {
  show({});
  expect(isWaiting()).toBe(true);
  cleanup();
  show({ choices: [] });
  await screen.findByText('Nobody else.');
});
