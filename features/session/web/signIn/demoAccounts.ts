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
