// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMatchMedia } from '../../../testing/jsdomStubs.ts';
import { setLanguage } from '../../language/language.ts';
import { MoneyInput } from './MoneyInput.tsx';
import { useFieldTexts } from './texts.ts';

beforeEach(async () => {
  stubMatchMedia();
  await setLanguage('en');
  await useFieldTexts.load('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface AmountProps {
  currency: string;
  first: string;
  onTyped: (text: string) => void;
}

function Amount({ currency, first, onTyped }: AmountProps) {
  const [value, setValue] = useState(first);
  onTyped(value);
  return <MoneyInput tax="gross" currency={currency} value={value} onChange={setValue} />;
}

test.each([
  ['CNY', '333.335', true],
  ['CNY', '333.33', false],
])(
  'an amount is never rounded, and what has too many decimals is said at its field: %s %s',
  (currency, typed, isTooFine) => {
    const latest = vi.fn<(text: string) => void>();
    render(<Amount currency={currency} first="" onTyped={latest} />);
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);
    expect(latest).toHaveBeenLastCalledWith(typed);
    expect(field).toHaveProperty('value', typed);
    expect(screen.queryByRole('alert') !== null).toBe(isTooFine);
  },
);

test('an amount of a currency without decimals may end in zeros alone', () => {
  const { unmount } = render(<Amount currency="JPY" first="100.00" onTyped={vi.fn()} />);
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  render(<Amount currency="JPY" first="100.50" onTyped={vi.fn()} />);
  expect(screen.queryByRole('alert')).not.toBeNull();
});
