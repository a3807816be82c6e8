// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMatchMedia } from '../../../../platform/testing/jsdomStubs.ts';
import { currentLanguage, setLanguage } from '../../../../platform/web/language/language.ts';
import type { DecimalFieldProps } from '../../../../platform/web/widgets/fields/DecimalInput.tsx';
import { useFieldTexts } from '../../../../platform/web/widgets/fields/texts.ts';
import { PercentInput, TaxRateInput, UnitPriceInput } from './decimals.tsx';

const before = currentLanguage();
beforeEach(async () => {
  stubMatchMedia();
  await setLanguage('ru');
  await useFieldTexts.load('ru');
});
afterEach(async () => {
  cleanup();
  await setLanguage(before);
  vi.unstubAllGlobals();
});

test.each([
  [TaxRateInput, '0.0700', '7', '5,5', '0.055'],
  [TaxRateInput, '0', '0', '12', '0.12'],
  [PercentInput, '12.50', '12,50', '55,5', '55.5'],
  [UnitPriceInput, '40', '40', '1234,5678', '1234.5678'],
] as [ComponentType<DecimalFieldProps>, string, string, string, string][])(
  "a rate, a percentage and a price are shown and typed with the reader's decimal mark",
  (Field, known, shown, typed, sent) => {
    const latest = vi.fn<(text: string) => void>();
    function Form() {
      const [value, setValue] = useState(known);
      latest(value);
      return <Field value={value} onChange={setValue} />;
    }
    render(<Form />);
    const field = screen.getByRole('textbox');
    expect(field).toHaveProperty('value', shown);
    fireEvent.change(field, { target: { value: typed } });
    expect(latest).toHaveBeenLastCalledWith(sent);
    fireEvent.blur(field);
    expect(field).toHaveProperty('value', typed);
  },
);

test('a price with too many decimals stays as it was typed, and its field says so', () => {
  const latest = vi.fn<(text: string) => void>();
  const { rerender } = render(<UnitPriceInput value="" onChange={latest} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '333,33555' } });
  expect(latest).toHaveBeenLastCalledWith('333.33555');
  rerender(<UnitPriceInput value="333.33555" onChange={latest} />);
  expect(screen.getByRole('alert').textContent).toContain('4');
});
