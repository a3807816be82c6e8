export function isDemo(page: Pick<Document, 'querySelector'>): boolean {
  return page.querySelector('meta[name="ironsilk-demo"]')?.getAttribute('content') === 'on';
}
