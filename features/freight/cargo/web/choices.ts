import { useCallback, useMemo } from 'react';
import { PACK_TYPE_CODES } from '../../nomenclature/packTypes.ts';
import type { CargoDetail, KnownGoods } from '../wire.ts';
import type { CellReader, Column } from './columns.ts';
import { type CodeChoice, isCodeColumn } from './useCodes.ts';

interface Choice {
  value: string;
  label: string;
}

/** Currencies and countries that most papers name. */
const CURRENCIES = ['CNY', 'USD', 'EUR', 'RUB', 'KZT', 'BYN', 'UZS', 'PLN', 'GBP'];
const COUNTRIES = ['CN', 'RU', 'KZ', 'BY', 'UZ', 'KG', 'PL', 'DE', 'IT', 'ES', 'HU', 'FR'];

const NAMES = { goodsNameCn: true, goodsNameEn: true, goodsNameRu: true } as const;
const isName = (column: Column): column is keyof typeof NAMES => column in NAMES;

/** Suggestions of a column; codes and names come from what the company has named before. */
export function useChoices(
  { containers }: CargoDetail,
  reader: CellReader,
  known: readonly KnownGoods[],
  codes: readonly CodeChoice[] = [],
) {
  const fixed = useMemo(() => {
    const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
    const packTypes = PACK_TYPE_CODES.map((code) => reader.show('packType', code));
    const labels = containers.map(({ orderContainerId }) => reader.show('container', String(orderContainerId)));
    const choices: Partial<Record<Column, Choice[]>> = {
      container: plain(labels),
      packType: plain(packTypes),
      goodsValueCurrency: plain(CURRENCIES),
      goodsCountry: plain(COUNTRIES),
    };
    return choices;
  }, [containers, reader]);
  return useCallback(
    (column: Column): Choice[] | undefined => {
      if (isName(column)) {
        return known.map((goods) => ({ value: goods[column], label: goods.hscode })).filter(({ value }) => value);
      }
      if (!isCodeColumn(column)) return fixed[column];
      const found = codes.filter((one) => one.column === column);
      if (column === 'gng' || column === 'etcode') return found;
      const used = known.map(({ hscode, goodsNameCn, goodsNameEn, goodsNameRu }) => ({
        value: hscode,
        label: [goodsNameCn, goodsNameEn, goodsNameRu].filter(Boolean).join(' / '),
      }));
      return [...used, ...found.filter(({ value }) => !used.some((one) => one.value === value))];
    },
    [fixed, known, codes],
  );
}
