/** Whether the server says that it shows the demo: it writes the tag into the page. */
export function isDemo(page: Pick<Document, 'querySelector'>): boolean {
  return page.querySelector('meta[name="ironsilk-demo"]')?.getAttribute('content') === 'on';
}
