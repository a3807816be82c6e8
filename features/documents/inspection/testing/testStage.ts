import type { TestFixture } from '../../../../app/testing/testFixture.ts';
import type { Found } from '../../paper/reading/found.ts';
import type { PaperFacts } from '../../paper/reading/understand.ts';

const found = (text: string, confidence = 1): Found => ({
  text,
  confidence,
  page: 1,
  box: { left: 0.62, top: 0.41, right: 0.7, bottom: 0.425 },
});

interface Uploaded {
  fileName: string;
  orderBigNo: string;
  containerNo: string;
  /** of each goods line, as read */
  lines: readonly Readonly<Record<string, string>>[];
}

let files = 0;

/** A packing list that the shipper uploaded and took over into an order, as if engines had read it. Answers its id. */
export async function uploadRead(
  { database }: Pick<TestFixture, 'database'>,
  { fileName, orderBigNo, containerNo, lines }: Uploaded,
): Promise<number> {
  files += 1;
  const facts: PaperFacts = {
    kind: 'packingList',
    kindConfidence: 1,
    head: { containers: [{ containerNo: found(containerNo), isRepaired: false }] },
    lines: lines.map((line) => Object.fromEntries(Object.entries(line).map(([field, text]) => [field, found(text)]))),
    parties: {},
  };
  const { rows } = await database.query(
    `insert into paper (company_id, account_id, resource_id, file_name, extension, sha256, state, kind, facts, order_no)
     select company_id, (select id from account where username = 'shipper'), -1000 - $5::int, $1, 'pdf', 'test' || $5, '2', 'packingList', $2, $3
     from booking_order where order_no = $4 returning id`,
    [fileName, JSON.stringify(facts), orderBigNo, orderBigNo, files],
  );
  return Number(rows[0].id);
}
