import { expect, test } from 'vitest';
import { zh as widgets } from '../../platform/web/widgets/texts/widgets.ts';
import type { VisitOptions } from '../portal.ts';
import type { Visitor } from '../visitor.ts';
import { openGallery } from './galleryServer.ts';

const portal = openGallery();

const at = async (path: string, changes: Partial<VisitOptions> = {}) => {
  const visitor = await portal.visit({ language: 'zh', username: 'admin', ...changes });
  await visitor.goTo(path);
  return visitor;
};
const closeCleanly = async (visitor: Visitor) => {
  expect(visitor.errors).toEqual([]);
  await visitor.close();
};

test('a pager jumps to a page and glides back to the top', async () => {
  const visitor = await at('/widgets/pager', { hasMotion: true });
  const { page } = visitor;
  const pager = page.getByRole('navigation', { name: widgets.pages }).last();
  const pages = (numbers: number[]) => numbers.map((one) => widgets.page({ page: one }));
  const named = () => pager.getByRole('button').evaluateAll((all) => all.map((one) => one.ariaLabel));
  const { pageBack, pageForth, pagesForth } = widgets;
  expect(await named()).toEqual([
    pageBack,
    ...pages([1, 2, 3, 4, 5]),
    pagesForth({ count: 5 }),
    ...pages([62]),
    pageForth,
  ]);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.evaluate(() => {
    const steps: number[] = [];
    const follow = () => {
      steps.push(window.scrollY);
      document.documentElement.dataset.steps = JSON.stringify(steps);
    };
    window.addEventListener('scroll', follow);
  });
  await pager.getByLabel(widgets.jumpUnit, { exact: true }).fill('30');
  await pager.getByLabel(widgets.jumpUnit, { exact: true }).press('Enter');
  await page.getByText('TBJU 000581').waitFor();
  // the first row is below the frame's bars
  await page.waitForFunction(() => (document.querySelector('section ol')?.getBoundingClientRect().top ?? 0) > 80);
  const steps: number[] = JSON.parse((await page.locator('html').getAttribute('data-steps')) ?? '[]');
  expect(steps.length).toBeGreaterThan(5);
  expect(steps).toEqual(steps.toSorted((one, other) => other - one));
  expect(await pager.locator('[aria-current="page"]').textContent()).toBe('30');
  await pager.getByLabel(widgets.jumpUnit, { exact: true }).fill('999');
  await pager.getByLabel(widgets.jumpUnit, { exact: true }).press('Enter');
  await page.getByText('TBJU 001234').waitFor();
  await closeCleanly(visitor);
});

test('on a narrow window a pager names fewer pages, and turns by keyboard', async () => {
  const visitor = await at('/widgets/pager', { window: 'phone' });
  const pager = visitor.page.getByRole('navigation', { name: widgets.pages }).last();
  const pages = pager.getByRole('button', { name: /^第 \d+ 页$/ });
  expect(await pages.allTextContents()).toEqual(['1', '2', '3', '4', '62']);
  await pager
    .getByRole('listitem')
    .filter({ has: visitor.page.getByLabel(widgets.pageForth) })
    .press('Enter');
  await visitor.page.getByText('TBJU 000021').waitFor();
  expect(await visitor.horizontalOverflow()).toBe(0);
  expect(await visitor.axeViolations()).toEqual([]);
  await closeCleanly(visitor);
});

test('hidden columns stay hidden after a reload, on phones too, until they are reset', async () => {
  const visitor = await at('/widgets/columns', { isAltered: true });
  const { page } = visitor;
  const heads = () => page.getByRole('columnheader').allTextContents();
  const dialog = page.getByRole('dialog', { name: widgets.columns });
  const open = () => page.getByRole('button', { name: widgets.columns, exact: true }).click();
  expect(await heads()).toContain('线路');
  await open();
  // by keyboard: checkbox, then button
  await dialog.getByRole('checkbox', { name: '线路' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: widgets.columnsHide }).press('Enter');
  expect(await dialog.getByRole('checkbox', { name: '车次' }).isDisabled()).toBe(true);
  expect(await visitor.axeViolations()).toEqual([]);
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await heads()).not.toContain('线路');

  await page.reload();
  await visitor.waitUntilIdle();
  expect(await heads()).not.toContain('线路');
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole('list', { name: '车次' }).getByRole('listitem').first();
  await card.waitFor();
  expect(await card.getByText('线路').count()).toBe(0);
  await open();
  await dialog.getByRole('button', { name: '重置' }).click();
  await card.getByText('线路').waitFor({ state: 'attached' });
  await closeCleanly(visitor);
});

test('a list is read again when one asks for it', async () => {
  const visitor = await at('/widgets/columns');
  const { page } = visitor;
  const again = page.waitForResponse('**/getTrainBookingAllDataForList*');
  await page.getByRole('button', { name: '刷新', exact: true }).click();
  await again;
  await closeCleanly(visitor);
});
