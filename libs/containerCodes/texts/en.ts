import type { ContainerKind } from '../groups.ts';
import type zh from './zh.ts';

const kinds: Readonly<Record<ContainerKind, string>> = {
  general: 'standard',
  ventilated: 'ventilated',
  bulk: 'dry bulk',
  namedCargo: 'named cargo',
  noCargo: 'not for cargo',
  reefer: 'reefer',
  heated: 'heated',
  removableUnit: 'with removable cooling unit',
  insulated: 'insulated',
  eutectic: 'eutectic',
  openTop: 'open top',
  platform: 'platform',
  flatRack: 'flat rack',
  tank: 'tank',
  dryTank: 'dry bulk tank',
  folding: 'foldable',
  airSurface: 'air/surface',
};

const en: typeof zh = {
  feet: (p) => `${p.feet} ft`,
  metres: (p) => `${p.metres} m`,
  name: (p) => {
    if (!p.isHigh) return `${p.length} ${kinds[p.kind]}`;
    return `${p.length} ${p.kind === 'general' ? '' : `${kinds[p.kind]} `}high cube`;
  },
  height: (p) => `${p.metres} m high`,
  higherThan: (p) => `over ${p.metres} m high`,
  atMost: (p) => `at most ${p.metres} m high`,
  widths: { wide: 'pallet-wide', extraWide: 'extra wide' },
  reduced: 'reduced strength',
  decimalSeparator: '.',
  between: ', ',
};
export default en;
