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
