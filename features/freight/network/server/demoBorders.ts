/** Gauge-change crossing: two neighbouring stations. */
interface DemoBorder {
  readonly fromKey: string;
  readonly toKey: string;
}

/** From the Chinese side outwards. */
export const demoBorders: readonly DemoBorder[] = [
  { fromKey: 'alashankou', toKey: 'dostyk' },
  { fromKey: 'khorgos', toKey: 'altynkol' },
  { fromKey: 'manzhouli', toKey: 'zabaikalsk' },
  { fromKey: 'erenhot', toKey: 'zamynuud' },
  { fromKey: 'suifenhe', toKey: 'grodekovo' },
  { fromKey: 'brest', toKey: 'malaszewicze' },
  { fromKey: 'akhalkalaki', toKey: 'kars' },
];

/** Either order. */
export function isDemoBorder(oneKey: string, otherKey: string): boolean {
  return demoBorders.some(
    ({ fromKey, toKey }) => (fromKey === oneKey && toKey === otherKey) || (fromKey === otherKey && toKey === oneKey),
  );
}
