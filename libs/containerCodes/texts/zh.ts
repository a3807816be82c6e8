import type { ContainerKind } from '../groups.ts';

const kinds: Readonly<Record<ContainerKind, string>> = {
  general: '普通',
  ventilated: '通风',
  bulk: '散货',
  namedCargo: '专用',
  noCargo: '非载货',
  reefer: '冷藏',
  heated: '加热',
  removableUnit: '外挂机组冷藏',
  insulated: '保温',
  eutectic: '蓄冷',
  openTop: '开顶',
  platform: '平台',
  flatRack: '框架',
  tank: '罐',
  dryTank: '干散货罐',
  folding: '折叠',
  airSurface: '空陆水联运',
};

const zh = {
  feet: (p: { feet: number }) => `${p.feet} 英尺`,
  metres: (p: { metres: string }) => `${p.metres} 米`,
  name: (p: { length: string; kind: ContainerKind; isHigh: boolean }) => {
    if (!p.isHigh) return `${p.length}${kinds[p.kind]}箱`;
    return `${p.length}${p.kind === 'general' ? '' : kinds[p.kind]}高箱`;
  },
  height: (p: { metres: string }) => `高 ${p.metres} 米`,
  higherThan: (p: { metres: string }) => `高于 ${p.metres} 米`,
  atMost: (p: { metres: string }) => `高不超过 ${p.metres} 米`,
  widths: { wide: '加宽', extraWide: '超宽' },
  reduced: '强度降低',
  decimalSeparator: '.',
  between: '，',
};
export default zh;
