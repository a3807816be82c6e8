import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import { sheetFile, writeSheet } from '../../../../../platform/server/sheet/writeSheet.ts';
import type { FilePayload } from '../../../../../platform/wire/envelope.ts';
import { texts } from '../texts.ts';
import { SHEET_COLUMNS, type SheetColumn } from './columns.ts';

const EXAMPLE: Partial<Record<SheetColumn, string>> = {
  countryCode: 'KZ',
  nameEn: 'Steppe Cargo LLP',
  nameRu: 'ТОО «Степной груз»',
  cityEn: 'Almaty',
  cityRu: 'Алматы',
  addressRu: 'пр. Райымбека, 221',
  taxCode: '100140010010',
  otherTel: '+7 727 300 00 00',
  otherEmail: 'office@steppe-cargo.example',
  otherPostcode: '050000',
};

const WIDTH = 18;

/** Headings in the reader's language, and an example row that the import leaves out. */
export async function makeTemplate({ language }: Pick<CallContext, 'language'>): Promise<FilePayload> {
  const { fields, types, sheet } = texts[language];
  const example: Partial<Record<SheetColumn, string>> = {
    ...EXAMPLE,
    partyId: sheet.example,
    partyTypes: `${types.consignee}, ${types.notify}`,
    railwayCodes: `KTZ 1234567; KTZ ${sheet.payer} 7654321`,
    remark: sheet.exampleRemark,
  };
  const columns = SHEET_COLUMNS.map((column) => ({
    header: fields[column],
    width: WIDTH,
    kind: 'text' as const,
    value: (row: typeof example) => row[column] ?? '',
  }));
  return sheetFile(sheet.template, await writeSheet(sheet.template, columns, [example]));
}
