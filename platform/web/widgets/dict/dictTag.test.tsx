// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DictTag } from './DictTag.tsx';
import { DictSource, type UseEntries } from './dictSource.ts';

const reviews: UseEntries = (type) =>
  type === 'authorizeStatus' ? [{ label: '审核通过', value: '1', colorType: 'success', isDefault: false }] : undefined;

function shown(type: string, value: string | number) {
  const { container } = render(
    <DictSource value={reviews}>
      <DictTag type={type} value={value} />
    </DictSource>,
  );
  return container;
}

test('a value is shown by its label in its colour, also as a number', () => {
  expect(shown('authorizeStatus', '1').textContent).toBe('审核通过');
  const tag = shown('authorizeStatus', 1).firstElementChild;
  expect(tag?.getAttribute('data-tone')).toBe('success');
});

test('an unknown value is shown as is', () => {
  expect(shown('authorizeStatus', '9').textContent).toBe('9');
});

test('no code is shown while the dictionary loads', () => {
  expect(shown('somethingElse', '1').textContent?.trim()).toBe('');
});
