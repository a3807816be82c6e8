import type { CallContext } from '../../../platform/server/http/callContext.ts';
import { writeSheet } from '../../../platform/server/sheet/writeSheet.ts';
import type { FilePayload } from '../../../platform/wire/envelope.ts';
import { pageTexts } from './texts.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const WIDTH = 28;

/** A blank form of what an invoice needs, for where the platform has uploaded no template of its own. */
export async function templateOf(_input: object, { language }: CallContext): Promise<FilePayload> {
  const t = pageTexts[language];
  const { name, country, taxNo, address, phone, bankName, bankAccount, email } = t.titles;
  const heads = [
    name,
    country,
    taxNo,
    address,
    phone,
    bankName,
    bankAccount,
    email,
    t.type,
    t.bills,
    t.remark,
  ];
  const columns = heads.map((header) => ({ header, width: WIDTH, kind: 'text' as const, value: () => '' }));
  const content = await writeSheet(t.provider.templateSheet, columns, [null]);
  return { fileName: `FZFP_${t.provider.templateSheet}.xlsx`, mimeType: XLSX, content };
}
