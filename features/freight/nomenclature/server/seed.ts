import { readFile } from 'node:fs/promises';
import type { Config } from '../../../../platform/server/config.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Feature } from '../../../../platform/server/feature.ts';
import type { CodeList } from '../lists.ts';
import { PACK_TYPE_CODES, PACK_TYPES } from '../packTypes.ts';
import { RAILWAY_NAMES } from '../railwayNames.ts';
import { type ParsedPack, parsePack } from './parsePack.ts';
import { replacePack, selectPackInForce } from './replacePack.ts';

/** Lists whose seed is a pack beside this file, written by hand. */
const FILES = ['hs', 'gng', 'etsng', 'unit', 'unNumber'] as const satisfies readonly CodeList[];

const LANGUAGES = ['zh', 'en', 'ru'] as const;

interface Named {
  code: string;
  name: { zh: string; en: string; ru: string };
}

/** Codes that the rules of the portal know, as a seed. */
function seedOf(source: string, named: readonly Named[]): ParsedPack {
  return {
    head: { name: 'Ironsilk seed', version: '1', packDate: '2026-11-01', source },
    languages: [...LANGUAGES],
    entries: named.map(({ code, name }) => ({
      code,
      nameZh: name.zh,
      nameEn: name.en,
      nameRu: name.ru,
      note: '',
      gng: [],
    })),
    skippedCount: 0,
    faults: [],
  };
}

export async function readSeeds(): Promise<Map<CodeList, ParsedPack>> {
  const files = await Promise.all(
    FILES.map(async (list) => {
      const text = await readFile(new URL(`seed/${list}.csv`, import.meta.url), 'utf8');
      return [list, parsePack(list, text)] as const;
    }),
  );
  return new Map<CodeList, ParsedPack>([
    ...files,
    [
      'packageKind',
      seedOf(
        'UN/ECE Rec. 21',
        PACK_TYPE_CODES.map((code) => ({ code, name: PACK_TYPES[code].name })),
      ),
    ],
    ['railway', seedOf('SMGS, OSJD', RAILWAY_NAMES)],
  ]);
}

/** The seeds of lists that have no other pack; a newer seed replaces an older one. */
export async function seedPacks(db: Db, _all: readonly Feature[], _config: Config): Promise<void> {
  for (const [list, seed] of await readSeeds()) {
    const inForce = await selectPackInForce(db, list);
    if (inForce !== undefined && (!inForce.isSeed || inForce.version === seed.head.version)) continue;
    await replacePack(db, list, seed, { isSeed: true, isWhole: false, accountId: null });
  }
}
