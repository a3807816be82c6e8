import { template, texts } from '../../texts/texts.ts';
import type { ContainerKind } from '../groups.ts';

const kindsZh: Readonly<Record<ContainerKind, string>> = {
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

const kindsEn: Readonly<Record<ContainerKind, string>> = {
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

const kindsRu: Readonly<Record<ContainerKind, string>> = {
  general: 'стандартный',
  ventilated: 'вентилируемый',
  bulk: 'для насыпных грузов',
  namedCargo: 'для отдельных видов груза',
  noCargo: 'не для груза',
  reefer: 'рефрижераторный',
  heated: 'отапливаемый',
  removableUnit: 'со съёмной холодильной установкой',
  insulated: 'изотермический',
  eutectic: 'с аккумуляторами холода',
  openTop: 'с открытым верхом',
  platform: 'платформенный',
  flatRack: 'флэт-рэк',
  tank: 'танк-контейнер',
  dryTank: 'танк-контейнер для сыпучих грузов',
  folding: 'складной',
  airSurface: 'для воздушных и наземных перевозок',
};

export const { zh, en, ru } = texts({
  feet: template(
    (p: { feet: number }) => `${p.feet} 英尺`,
    (p) => `${p.feet} ft`,
    (p) => `${p.feet}-футовый`,
  ),
  metres: template(
    (p: { metres: string }) => `${p.metres} 米`,
    (p) => `${p.metres} m`,
    (p) => `${p.metres}-метровый`,
  ),
  name: template(
    (p: { length: string; kind: ContainerKind; isHigh: boolean }) => {
      if (!p.isHigh) return `${p.length}${kindsZh[p.kind]}箱`;
      return `${p.length}${p.kind === 'general' ? '' : kindsZh[p.kind]}高箱`;
    },
    (p) => {
      if (!p.isHigh) return `${p.length} ${kindsEn[p.kind]}`;
      return `${p.length} ${p.kind === 'general' ? '' : `${kindsEn[p.kind]} `}high cube`;
    },
    (p) => {
      if (!p.isHigh) return `${p.length} ${kindsRu[p.kind]}`;
      return `${p.length} ${p.kind === 'general' ? '' : `${kindsRu[p.kind]} `}увеличенной высоты`;
    },
  ),
  height: template(
    (p: { metres: string }) => `高 ${p.metres} 米`,
    (p) => `${p.metres} m high`,
    (p) => `высота ${p.metres} м`,
  ),
  higherThan: template(
    (p: { metres: string }) => `高于 ${p.metres} 米`,
    (p) => `over ${p.metres} m high`,
    (p) => `высота более ${p.metres} м`,
  ),
  atMost: template(
    (p: { metres: string }) => `高不超过 ${p.metres} 米`,
    (p) => `at most ${p.metres} m high`,
    (p) => `высота не более ${p.metres} м`,
  ),
  widths: {
    wide: ['加宽', 'pallet-wide', 'увеличенной ширины'],
    extraWide: ['超宽', 'extra wide', 'сверхширокий'],
  },
  reduced: ['强度降低', 'reduced strength', 'пониженной прочности'],
  decimalSeparator: ['.', '.', ','],
  between: ['，', ', ', ', '],
});
