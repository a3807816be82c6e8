import type { Page } from 'playwright-core';
import type { Portal, PortalServer, VisitOptions } from './portal.ts';

/** Opens a page as a shipper; `strangers` are the addresses of requests to other hosts. */
export async function openWithRequestLog(
  portal: Portal<PortalServer>,
  path: string,
  wants: Partial<VisitOptions> = {},
) {
  const visitor = await portal.visit({ language: 'zh', username: 'shipper', ...wants });
  const strangers: string[] = [];
  visitor.page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== portal.server.address) strangers.push(request.url());
  });
  await visitor.goTo(path);
  return { visitor, page: visitor.page, strangers };
}

export const dialog = (page: Page) => page.getByRole('dialog');

/** Opens a file by the button that bears its name. */
export const openFile = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
