import { expect, test } from 'vitest';
import { FEATURES } from './server/features.ts';
import { featurePages } from './web/pages.ts';

test('what the menu names is there, and a page asks for what its entry in the menu asks for', () => {
  const entries = FEATURES.flatMap((feature) => feature.menu ?? []);
  for (const entry of entries) {
    const page = featurePages.find(({ name }) => name === entry.component);
    expect(page, entry.component).toBeDefined();
    expect([undefined, entry.permission], entry.component).toContain(page?.permission);
  }
});
