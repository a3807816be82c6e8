import type { ContainerKind } from '../groups.ts';
import type zh from './zh.ts';

const kinds: Readonly<Record<ContainerKind, string>> = {
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

const ru: typeof zh = {
  feet: (p) => `${p.feet}-футовый`,
  metres: (p) => `${p.metres}-метровый`,
  name: (p) => {
    if (!p.isHigh) return `${p.length} ${kinds[p.kind]}`;
    return `${p.length} ${p.kind === 'general' ? '' : `${kinds[p.kind]} `}увеличенной высоты`;
  },
  height: (p) => `высота ${p.metres} м`,
  higherThan: (p) => `высота более ${p.metres} м`,
  atMost: (p) => `высота не более ${p.metres} м`,
  widths: { wide: 'увеличенной ширины', extraWide: 'сверхширокий' },
  reduced: 'пониженной прочности',
  decimalSeparator: ',',
  between: ', ',
};
export default ru;
