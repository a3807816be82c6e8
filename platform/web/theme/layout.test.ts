import { expect, test } from 'vitest';
import { DEFAULT_LAYOUT, layoutOf } from './layout.ts';

test('stored settings are read back', () => {
  const set = {
    theme: 'dark',
    menu: 'dark',
    hasTabs: false,
    isHeaderFixed: false,
    hasFloats: true,
    hasLogo: true,
    hasDynamicTitle: false,
    size: 'mini',
    density: 'comfortable',
  } as const;
  expect(layoutOf(JSON.stringify(set))).toEqual(set);
});

test('the sidebar has no logo until a user wants it (portal 9)', () => {
  expect(layoutOf(null)).toMatchObject({ hasLogo: false });
});

test('a window is told by its page from others of the portal, until a user wants it otherwise (WCAG 2.4.2)', () => {
  expect(layoutOf(null)).toMatchObject({ hasDynamicTitle: true });
  expect(layoutOf('{"size":"mini"}')).toMatchObject({ hasDynamicTitle: true });
  expect(layoutOf('{"hasDynamicTitle":false}')).toMatchObject({ hasDynamicTitle: false });
});

test.each([null, '', '{', '[]', '7', '{"menu":"pink","size":"huge"}'])(
  'whatever is kept, the frame stands: %s',
  (kept) => {
    expect(layoutOf(kept)).toEqual(DEFAULT_LAYOUT);
  },
);
