import type { Language, Trilingual } from '../../../platform/wire/language.ts';

/** Kinds of packages by their codes of UN/ECE Recommendation 21; `words` are other spellings that people type. */
export const PACK_TYPES = {
  CT: {
    name: { zh: '纸箱', en: 'Carton', ru: 'Картонная коробка' },
    words: 'ctn ctns carton(s) cartons karton kartons 箱 коробка коробки коробок короб кор кор. картон',
  },
  CS: {
    name: { zh: '木箱', en: 'Case', ru: 'Ящик' },
    words: 'cases wooden ящики ящика ящиков ящ ящ. kiste kisten',
  },
  BX: { name: { zh: '盒', en: 'Box', ru: 'Коробка' }, words: 'boxes' },
  CR: { name: { zh: '板条箱', en: 'Crate', ru: 'Обрешётка' }, words: 'crates обрешетка обрешётки 木架' },
  PX: {
    name: { zh: '托盘', en: 'Pallet', ru: 'Поддон' },
    words:
      'pallets plt plts plt. palette paletten паллета паллеты паллет палеты палет поддоны поддона поддонов пал пал. 栈板 木托 托',
  },
  PK: {
    name: { zh: '件', en: 'Package', ru: 'Место' },
    words: 'pkg pkgs packages colli места мест г/м 包件',
  },
  BG: {
    name: { zh: '袋', en: 'Bag', ru: 'Мешок' },
    words: 'bags sacks мешки мешка мешков меш меш. биг-бэг биг-бэги биг-бэгов 吨袋 编织袋',
  },
  BE: { name: { zh: '捆', en: 'Bundle', ru: 'Связка' }, words: 'bundles связки связок пачка пачки пачек' },
  BL: { name: { zh: '压缩包', en: 'Bale', ru: 'Кипа' }, words: 'bales кипы кип 包' },
  DR: { name: { zh: '桶', en: 'Drum', ru: 'Бочка' }, words: 'drums бочки бочек' },
  RO: { name: { zh: '卷', en: 'Roll', ru: 'Рулон' }, words: 'rolls рулоны рулона рулонов' },
  RL: {
    name: { zh: '盘', en: 'Reel', ru: 'Катушка' },
    words: 'reels катушки катушек барабан барабаны барабанов',
  },
  CY: { name: { zh: '气瓶', en: 'Cylinder', ru: 'Баллон' }, words: 'cylinders баллоны' },
  NE: { name: { zh: '裸装', en: 'Unpacked', ru: 'Без упаковки' }, words: 'nude 散件' },
} as const satisfies Readonly<Record<string, { name: Trilingual; words: string }>>;

type PackType = keyof typeof PACK_TYPES;
export const PACK_TYPE_CODES = Object.keys(PACK_TYPES).filter(isPackType);

export function isPackType(code: string): code is PackType {
  return code in PACK_TYPES;
}

/** Names by code in a language. */
export function packNamesIn(language: Language): Record<PackType, string> {
  const { CT, CS, BX, CR, PX, PK, BG, BE, BL, DR, RO, RL, CY, NE } = PACK_TYPES;
  const of = ({ name }: { name: Trilingual }) => name[language];
  return {
    CT: of(CT),
    CS: of(CS),
    BX: of(BX),
    CR: of(CR),
    PX: of(PX),
    PK: of(PK),
    BG: of(BG),
    BE: of(BE),
    BL: of(BL),
    DR: of(DR),
    RO: of(RO),
    RL: of(RL),
    CY: of(CY),
    NE: of(NE),
  };
}

const CODE_BY_WORD = new Map(
  PACK_TYPE_CODES.flatMap((code) => {
    const { name, words } = PACK_TYPES[code];
    return [code, ...Object.values(name), ...words.split(' ')].map((word) => [word.toLowerCase(), code] as const);
  }),
);

/** Code of a kind of packages by its code or its name in any language; else the text itself. */
export function packTypeOf(typed: string): string {
  const text = typed.trim();
  return CODE_BY_WORD.get(text.toLowerCase()) ?? CODE_BY_WORD.get(text.split(/\s/)[0]?.toLowerCase() ?? '') ?? text;
}
