/** A border crossing where containers change gauge, as a pair of neighbouring stations. */
export interface DemoBorder {
  readonly fromKey: string;
  readonly toKey: string;
}

/** The crossings of the demo network, named from the Chinese side outwards. */
export const demoBorders: readonly DemoBorder[] = [
  { fromKey: 'alashankou', toKey: 'dostyk' },
  { fromKey: 'khorgos', toKey: 'altynkol' },
  { fromKey: 'manzhouli', toKey: 'zabaikalsk' },
  { fromKey: 'erenhot', toKey: 'zamynuud' },
  { fromKey: 'suifenhe', toKey: 'grodekovo' },
  { fromKey: 'brest', toKey: 'malaszewicze' },
  { fromKey: 'akhalkalaki', toKey: 'kars' },
];

/** Whether the two stations are the two sides of one crossing, in whichever order. */
export function isDemoBorder(oneKey: string, otherKey: string): boolean {
  return demoBorders.some(
    ({ fromKey, toKey }) =>
      (fromKey === oneKey && toKey === otherKey) || (fromKey === otherKey && toKey === oneKey),
  );
}
