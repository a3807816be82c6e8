import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { en as shell } from '../app/web/shell/texts/shell.ts';
import { openPortal } from './portal.ts';
import type { Visitor } from './visitor.ts';

const portal = openPortal();

/** What an element looks like round its edge. */
const edgeOf = (element: Locator) =>
  element.evaluate((node) => {
    // fields of the kit show the focus on the box around them
    const box = node.closest('.ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-checkbox') ?? node;
    const seen = (part: Element) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(part);
      const outline = outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
      return [outline, boxShadow, borderColor].join(' | ');
    };
    return [...new Set([node, box])].map(seen).join(' ‖ ');
  });

async function expectFocusSeen({ page }: Visitor, kind: string, element: Locator): Promise<void> {
  await element.waitFor();
  // from here on the browser takes what has the focus for reached by keyboard
  await page.keyboard.press('Tab');
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const before = await edgeOf(element);
  await element.focus();
  await expect.poll(() => edgeOf(element), { message: `the focus is seen on: ${kind}` }).not.toBe(before);
}

test('whoever goes by keyboard sees where they are, on every kind of element, in both themes', async () => {
  const visitor = await portal.visit({ language: 'en', username: 'operator' });
  const { page } = visitor;
  const header = page.locator('header').first();
  const side = page.getByRole('navigation', { name: shell.menu });
  const main = page.locator('main');
  const tabs = page.getByRole('navigation', { name: shell.tabs.label });
  const kinds: readonly (readonly [kind: string, element: Locator])[] = [
    ['a link in a row', main.locator('tbody a:visible').first()],
    ['an entry of the menu', side.getByRole('link').nth(1)],
    ['a group of the top menu', header.getByRole('button', { name: 'Trains' })],
    ['the search', header.getByRole('button', { name: shell.search.label })],
    ['a tool of the header', header.getByRole('button', { name: shell.links.label })],
    ['a tab', tabs.getByRole('link').first()],
    ['a step of the breadcrumb', main.getByRole('link', { name: shell.home })],
    ['a field', main.locator('input[type=text]:visible').first()],
    ['a button', main.locator('button.ant-btn:visible').first()],
    ['a choice of rows', main.locator('tbody input[type=checkbox]').first()],
  ];
  await visitor.show('/operation/bookings');
  for (const [kind, element] of kinds) await expectFocusSeen(visitor, kind, element);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [kind, element] of kinds.slice(0, 3)) await expectFocusSeen(visitor, `${kind}, in the dark`, element);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});
