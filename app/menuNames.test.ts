import { expect, test } from 'vitest';
import { FEATURES } from './server/features.ts';
import { featurePages } from './web/pages.ts';

/** Pages open to every signed-in user; their permission only puts them into the menu. */
const OPEN_TO_ALL = ['planyleList'];

test('what the menu names is there, and a page asks for what its entry in the menu asks for', () => {
  const entries = FEATURES.flatMap((feature) => feature.menu ?? []);
  for (const entry of entries) {
    const page = featurePages.find(({ name }) => name === entry.component);
    expect(page, entry.component).toBeDefined();
    const required = OPEN_TO_ALL.includes(entry.component) ? undefined : entry.permission;
    expect(page?.permission, entry.component).toBe(required);
  }
});

test('a page that lies below another names one that the menu has, or one that lies below nothing itself', () => {
  const inMenu = FEATURES.flatMap((feature) => feature.menu ?? []).map(({ path }) => path);
  const onTheirOwn = featurePages
    .filter(({ parentPath }) => parentPath === undefined)
    .map(({ path }) => path);
  for (const { path, parentPath: below } of featurePages) {
    expect([undefined, ...inMenu, ...onTheirOwn], path).toContain(below);
  }
});
