import { expect, test } from 'vitest';
import { DEFAULT_LAYOUT, layoutOf } from './layout.ts';

test('stored settings are read back', () => {
  const set = {
    menu: 'dark',
    hasTabs: false,
    isHeaderFixed: false,
    hasLogo: true,
    hasDynamicTitle: true,
    size: 'mini',
    density: 'comfortable',
  } as const;
  expect(layoutOf(JSON.stringify(set))).toEqual(set);
});

test('the sidebar has no logo and the title is fixed until a user wants them (portal 9)', () => {
  expect(layoutOf(null)).toMatchObject({ hasLogo: false, hasDynamicTitle: false });
});

test.each([null, '', '{', '[]', '7', '{"menu":"pink","size":"huge"}'])(
  'whatever is kept, the frame stands: %s',
  (kept) => {
    expect(layoutOf(kept)).toEqual(DEFAULT_LAYOUT);
  },
);
