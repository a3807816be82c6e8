// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useBusyParts, useBusyReport } from './busyParts.ts';

afterEach(cleanup);

function Part({ isBusy, onBusy }: { isBusy: boolean; onBusy: (isBusy: boolean) => void }) {
  useBusyReport(isBusy, (now) => onBusy(now));
  return null;
}

function FormOfParts({ busy }: { busy: readonly boolean[] }) {
  const parts = useBusyParts();
  return (
    <>
      {busy.map((isBusy, index) => (
        <Part key={String(index)} isBusy={isBusy} onBusy={(now) => parts.onBusy(now)} />
      ))}
      <output>{parts.isBusy ? 'busy' : 'idle'}</output>
    </>
  );
}

test('a form waits for each of several parts, and for none that was removed', () => {
  const said = () => screen.getByRole('status').textContent;
  const { rerender } = render(<FormOfParts busy={[true, true, false]} />);
  expect(said()).toBe('busy');
  rerender(<FormOfParts busy={[false, true, false]} />);
  expect(said()).toBe('busy');
  rerender(<FormOfParts busy={[false]} />);
  expect(said()).toBe('idle');
});
