import type { Page } from 'playwright-core';

/** How often the page sends a call. */
export function counted(page: Page, { path }: { path: string }): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/prod-api${path}`) count += 1;
  });
  return () => count;
}
