import type { Locator, Page } from 'playwright-core';
import type { Portal, PortalServer } from '../portal.ts';

/** A variant by its index on the page. */
export const variant = (page: Page, index = 0) =>
  page
    .locator('section')
    .filter({ has: page.locator('h2') })
    .nth(index);

export const rows = (widget: Locator) => widget.getByRole('listitem');
export const row = (widget: Locator, name: string) => rows(widget).filter({ hasText: name });

export const waitUntilUploaded = (widget: Locator, name: string) =>
  row(widget, name).and(widget.locator('[data-status="uploaded"]')).waitFor();

export const chooseFiles = (widget: Locator, files: Parameters<Locator['setInputFiles']>[0]) =>
  widget.locator('input[type="file"]').first().setInputFiles(files);

/** Opens the page of a widget. */
export async function openWidget(portal: Portal<PortalServer>, name: string, username = 'shipper') {
  const visitor = await portal.visit({ language: 'zh', username });
  await visitor.goTo(`/widgets/${name}`);
  return { page: visitor.page, complaints: visitor.errors, leave: () => visitor.close() };
}

export const textFile = (name: string, content = '运单 X8155') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

export const toast = (page: Page, words: string) => page.locator('.toast').filter({ hasText: words }).waitFor();
