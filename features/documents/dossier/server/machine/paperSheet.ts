import type { Form } from '../../../../../libs/formPdf/form.ts';
import { writeFormSheet } from '../../../../../platform/server/sheet/formSheet.ts';
import { titleOf } from './compose.ts';

/** A filled paper as an .xlsx, for what people edit further: its boxes one below the other, then its table. */
export const paperSheet = ({ heading, subheading, boxes, table }: Form): Promise<Uint8Array> =>
  writeFormSheet({
    name: heading,
    headings: [heading, subheading].filter((text) => text !== ''),
    fields: boxes
      .map((box) => ({ title: titleOf(box), text: box.lines.join('\n') }))
      .filter(({ title, text }) => title !== '' || text !== ''),
    table: table && {
      columns: table.columns.map((column) => ({
        title: titleOf(column),
        share: column.share,
        isNumber: column.align === 'right',
      })),
      rows: table.rows.map((row) => row.map((lines) => lines.join('\n'))),
      totals: table.totals,
    },
  });
