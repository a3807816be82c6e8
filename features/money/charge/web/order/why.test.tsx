// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMatchMedia } from '../../../../../platform/testing/jsdomStubs.ts';
import { currentLanguage, setLanguage } from '../../../../../platform/web/language/language.ts';
import type { ChargeLine } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import { Why } from './Why.tsx';

const before = currentLanguage();
beforeEach(async () => {
  stubMatchMedia();
  await setLanguage('en');
  await useTexts.load('en');
});
afterEach(async () => {
  cleanup();
  await setLanguage(before);
  vi.unstubAllGlobals();
});

const CHARGE: ChargeLine = {
  chargeId: 1,
  serviceKind: 'stock',
  feeType: 'storage',
  containerNo: 'MSKU1234565',
  basis: 'lump',
  quantity: '1.000',
  unitPrice: '120.0000',
  amount: '120.00',
  currency: 'CNY',
  taxRate: '0.0900',
  taxAmount: '10.80',
  occurredOn: '2026-10-09',
  status: 'confirmed',
  voidReason: '',
  why: { kind: 'tariff', id: 3, version: 2, inputs: {} },
};

/** What an amount rests on, with plain spaces. */
async function explained(inputs: Record<string, string>, names?: ChargeLine['why']['names']): Promise<string> {
  const charge = { ...CHARGE, why: { ...CHARGE.why, inputs, names } };
  await act(async () => render(<Why charge={charge} />));
  return (screen.getByRole('table').textContent ?? '').replaceAll('\u00a0', ' ');
}

test('a top-up says the minimum and what the days cost, in money, and the tax as a percentage', async () => {
  const text = await explained({ chargedByDay: '80.00', minimum: '200.00' });
  expect(text).toContain('Charged per day80.00 CNY');
  expect(text).toContain('Minimum200.00 CNY');
  expect(text).toContain('10.80 CNY (9 %)');
});

test('the share of a ladder is a percentage', async () => {
  expect(await explained({ percent: '12.50' })).toContain('12.5 %');
});

test('a station is named in the language of the reader, and as it was recorded where the charge knows no other name', async () => {
  const names = { station: { zh: '苏州西', en: 'Suzhou West', ru: 'Сучжоу-Западный' } };
  expect(await explained({ station: '苏州西' }, names)).toContain('StationSuzhou West');
  cleanup();
  expect(await explained({ station: '苏州西' })).toContain('Station苏州西');
});
