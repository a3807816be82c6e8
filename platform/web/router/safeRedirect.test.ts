import { expect, test } from 'vitest';
import { isSignInPath, safeRedirect } from './safeRedirect.ts';
import { signInPath } from './signInPath.ts';

test.each([
  ['/bookingList', '/bookingList'],
  ['/bookingDetail/B1/2?tab=fees#row-3', '/bookingDetail/B1/2?tab=fees#row-3'],
  ['/custom/planyleList?line=3', '/planyleList?line=3'],
  ['/плата', '/%D0%BF%D0%BB%D0%B0%D1%82%D0%B0'],
])('after signing in one returns to %s', (wanted, page) => {
  expect(safeRedirect(wanted)).toBe(page);
});

test.each([
  null,
  '',
  'https://evil.example/login',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  '/custom//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'index',
])('a redirect out of the app goes home: %s', (wanted) => {
  expect(safeRedirect(wanted)).toBe('/index');
});

test.each(['/login', '/ru/login?redirect=%2Flogin', '/custom/login', '/'])(
  'signing in does not lead back to the way in: %s',
  (wanted) => {
    expect(safeRedirect(wanted)).toBe('/index');
  },
);

test('the sign-in page is known in both its forms', () => {
  expect(['/login', '/ru/login', '/loginHelp', '/index'].map(isSignInPath)).toEqual([true, true, false, false]);
});

test('sign-in returns to a deep link, query and hash included', () => {
  const path = signInPath('ru', { pathname: '/bookingList', search: '?status=draft', hash: '#2' });
  expect(path).toBe('/ru/login?redirect=%2FbookingList%3Fstatus%3Ddraft%232');
  expect(safeRedirect(new URLSearchParams(path.split('?')[1]).get('redirect'))).toBe('/bookingList?status=draft#2');
});

test('home needs no redirect', () => {
  expect(signInPath('en', { pathname: '/index', search: '', hash: '' })).toBe('/login');
});
