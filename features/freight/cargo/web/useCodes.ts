import { useDeferredValue, useMemo } from 'react';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import type { CellMark } from '../../../../platform/web/widgets/grid/gridProps.ts';
import { codeNameIn, useCodeNames, useNomenclatureTexts } from '../../nomenclature/web/parts.ts';
import { type CodeEntry, findCodes, suggestCodes } from '../../nomenclature/wire.ts';
import type { Column, Row } from './columns.ts';

/** Reference list of each column of codes. */
export const LIST_OF = { hscode: 'hs', hscodeBg: 'hsCn', gng: 'gng', etcode: 'etsng' } as const;
export type CodeColumn = keyof typeof LIST_OF;
export const isCodeColumn = (column: Column): column is CodeColumn => column in LIST_OF;

/** Digits of the shortest code that a column takes. */
export const MIN_LENGTH: Readonly<Record<CodeColumn, number>> = { hscode: 6, hscodeBg: 6, gng: 8, etcode: 5 };

export interface TypedCell {
  column: Column;
  text: string;
}

export interface CodeChoice {
  column: CodeColumn;
  value: string;
  label: string;
}

/** Codes that match the typed text, and for the active row the GNG and ETSNG codes suggested by its HS code. */
export function useCodes({ column, text }: TypedCell, active: Row | undefined): CodeChoice[] {
  const language = useLanguage();
  const typed = useDeferredValue(text.trim());
  const sought = isCodeColumn(column) ? column : 'hscode';
  const found = useRead(
    findCodes,
    { list: LIST_OF[sought], text: typed, minLength: MIN_LENGTH[sought] },
    { enabled: isCodeColumn(column) && typed.length > 1, keepPrevious: true },
  );
  const { hscode = '', gng = '' } = active?.cells ?? {};
  const isNamed = /^\d{6,10}$/.test(hscode);
  const suggested = useRead(suggestCodes, { hscode, gng: /^\d{8}$/.test(gng) ? gng : '' }, { enabled: isNamed });
  const [entries, leads] = [isCodeColumn(column) ? found.data : undefined, isNamed ? suggested.data : undefined];
  return useMemo(() => {
    const choices = (of: CodeColumn, some: readonly CodeEntry[] = []) =>
      some.map((entry) => ({ column: of, value: entry.code, label: codeNameIn(entry, language) }));
    const all = [...choices('gng', leads?.gng), ...choices('etcode', leads?.etsng), ...choices(sought, entries)];
    return [...new Map(all.map((choice) => [`${choice.column} ${choice.value}`, choice])).values()];
  }, [entries, leads, sought, language]);
}

/** What the codes of lines stand for, and those that the loaded packs do not have. */
export function useNamesOfCodes(rows: readonly Row[]) {
  const texts = useNomenclatureTexts();
  const codesIn = (column: CodeColumn) => rows.map(({ cells }) => cells[column]);
  const names = {
    hscode: useCodeNames('hs', codesIn('hscode')),
    hscodeBg: useCodeNames('hsCn', codesIn('hscodeBg')),
    gng: useCodeNames('gng', codesIn('gng')),
    etcode: useCodeNames('etsng', codesIn('etcode')),
  };
  const columns = ['hscode', 'hscodeBg', 'gng', 'etcode'] as const;
  return {
    titlesOf: ({ cells }: Row): Record<string, string> =>
      Object.fromEntries(
        columns.flatMap((column) => {
          const name = names[column].nameOf(cells[column]);
          return name === '' ? [] : [[column, `${cells[column]} · ${name}`]];
        }),
      ),
    doubtsOf: ({ cells }: Row): Partial<Record<Column, CellMark>> =>
      Object.fromEntries(
        columns.flatMap((column) => {
          const pack = names[column].missingFrom(cells[column]);
          return pack === '' ? [] : [[column, { tone: 'doubt', words: texts.unknown({ pack }) }]];
        }),
      ),
  };
}
