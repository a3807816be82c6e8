/** Accounts of the demo company set; they exist in the embedded demo database only. */
export const DEMO_ACCOUNTS = [
  'shipper',
  'operator',
  'supplier',
  'agent',
  'clerk',
  'special',
  'rival',
  'tourist',
  'builtin',
  'admin',
] as const;

export const DEMO_PASSWORD = 'Ironsilk2026';

/** Whether the server says that it shows the demo: it writes the tag into the page. */
export function isDemo(page: Pick<Document, 'querySelector'>): boolean {
  return page.querySelector('meta[name="ironsilk-demo"]')?.getAttribute('content') === 'on';
}
