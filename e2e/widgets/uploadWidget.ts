import type { Locator, Page } from 'playwright-core';

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
