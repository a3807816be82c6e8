import { expect, test } from 'vitest';
import { BOOKED, batch, camt, ENTRY, entry, returned, SIMPLE } from '../../testing/camtSamples.ts';
import { StatementFault } from './line.ts';
import { parseStatement } from './parseStatement.ts';

const read = (content: string | Uint8Array) =>
  parseStatement(typeof content === 'string' ? Buffer.from(content) : content, 'CNY');
const linesOf = (content: string | Uint8Array) =>
  read(content).lines.map(({ amount, counterparty, account, reference }) => [amount, counterparty, account, reference]);
const faultOf = (content: string | Uint8Array) => {
  try {
    return read(content).format;
  } catch (thrown) {
    return thrown instanceof StatementFault ? thrown.fault.kind : thrown;
  }
};

test.for(Object.entries(BOOKED))('a booked entry counts, a pending one does not: %s', ([, status]) => {
  const pending = ENTRY({ status: status.replace('BOOK', 'PDNG'), amount: '999.00' });
  const told = ENTRY({ status: status.replace('BOOK', 'INFO'), amount: '998.00' });
  const found = read(camt(`${ENTRY({ status })}${pending}${told}`));
  expect(found.lines.map(({ amount }) => amount)).toEqual(['100.00']);
  expect(found.pending).toBe(2);
});

test('a returned payment leaves the account, and a returned outgoing one comes back to it', () => {
  expect(linesOf(camt(returned('DBIT', '11115.93')))).toEqual([
    ['-11115.93', 'Payer GmbH', 'DE02100500000054540402', 'BL26100000012 AC04 Account closed'],
  ]);
  expect(linesOf(camt(returned('CRDT', '450.50')))).toEqual([
    ['450.50', 'Supplier SARL', 'FR1420041010050500013M02606', 'BL26100000012 AC04 Account closed'],
  ]);
});

test.for(['Amt', 'TxAmt'] as const)('each payer of a batch has a line of its own: amounts in %s', (place) => {
  expect(linesOf(camt(batch(place, ['600.00', '300.00', '100.00'])))).toEqual([
    ['600.00', 'Payer 1', 'NL91ABNA0417164301', 'RF18 1 E2E-1'],
    ['300.00', 'Payer 2', 'NL91ABNA0417164302', 'RF18 2 E2E-2'],
    ['100.00', 'Payer 3', 'NL91ABNA0417164303', 'RF18 3 E2E-3'],
  ]);
});

test('a batch whose parts do not make its amount stays whole, and is nobody’s', () => {
  const [line, ...others] = linesOf(camt(batch('Amt', ['600.00', '300.00', '99.00'])));
  expect(others).toEqual([]);
  expect(line?.slice(0, 3)).toEqual(['1000.00', '', '']);
  expect(line?.[3]).toContain('E2E-3');
  const [announced] = linesOf(camt(batch('TxAmt', ['1000.00'], 3)));
  expect(announced?.slice(0, 3)).toEqual(['1000.00', '', '']);
});

test('structured references are kept, of documents and of creditors', () => {
  const remittance = `<Strd><RfrdDocInf><Nb>INV/2026/0044</Nb></RfrdDocInf><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry>
    </Tp><Ref>RF18539007547034</Ref></CdtrRefInf></Strd><Strd><CdtrRefInf><Ref>203100466</Ref></CdtrRefInf></Strd>`;
  const [line] = linesOf(camt(ENTRY({ details: `<RmtInf>${remittance}</RmtInf>` })));
  expect(line?.[3]).toBe('RF18539007547034 INV/2026/0044 203100466');
});

test('words are what the bank wrote: entities, sections of characters, attributes, parties around names', () => {
  const details = `<RltdPties><UltmtDbtr><Pty><Nm>M&#252;ller &amp; S&#xF6;hne &lt;KG&gt;</Nm></Pty></UltmtDbtr></RltdPties>
    <RmtInf><Ustrd xml:space="preserve">one &amp; two</Ustrd><Ustrd><![CDATA[three & four]]></Ustrd></RmtInf>`;
  expect(linesOf(camt(ENTRY({ details })))).toEqual([['100.00', 'Müller & Söhne <KG>', '', 'one & two three & four']]);
  const prefixed = SIMPLE.replaceAll(/<(\/?)(?!\?)/g, '<$1ns2:').replace('xmlns=', 'xmlns:ns2=');
  expect(linesOf(prefixed)).toEqual(linesOf(SIMPLE));
});

test.for([
  ['ISO-8859-1', 'latin1', 'Müller Ä é'],
  ['windows-1251', undefined, 'Оплата'],
  ['UTF-16', 'utf16le', '付款 Müller'],
  ['GB18030', undefined, '付款'],
] as const)('a file is decoded as it declares: %s', ([label, node, words]) => {
  const [before = '', after = ''] = camt(ENTRY({ details: '<RmtInf><Ustrd>@</Ustrd></RmtInf>' }), label).split('@');
  const bytes: Partial<Record<string, number[]>> = {
    'windows-1251': [0xce, 0xef, 0xeb, 0xe0, 0xf2, 0xe0],
    GB18030: [0xb8, 0xb6, 0xbf, 0xee],
  };
  const content =
    node === undefined
      ? Buffer.concat([Buffer.from(before), Buffer.from(bytes[label] ?? []), Buffer.from(after)])
      : Buffer.from(`${node === 'utf16le' ? '\uFEFF' : ''}${before}${words}${after}`, node);
  expect(linesOf(content)).toMatchObject([['100.00', '', '', words]]);
});

test('balances stand beside the sum of the booked lines between them', () => {
  expect(read(camt(`${ENTRY({})}${entry('DBIT', '30.50')}`)).balances).toEqual([
    {
      account: 'NL26VAYB8060476890',
      currency: 'EUR',
      openedOn: '2026-10-30',
      closedOn: '2026-10-31',
      opening: '-18.15',
      closing: '51.35',
      sum: '69.50',
    },
  ]);
});

test.for([
  ['unreadable', '<a><b></a>'],
  ['unreadable', SIMPLE.slice(0, -40)],
  ['unreadable', `${'<a>'.repeat(200_000)}`],
  ['unreadable', SIMPLE.replace('UTF-8', 'no-such-code')],
  ['unreadable', Buffer.from([0x3c, 0x3f, 0xff, 0x81, 0x00])],
  ['hostile', '<!DOCTYPE a [<!ENTITY x "y">]><Document>&x;</Document>'],
] as const)('a file that is no statement is %s', ([kind, content]) => {
  expect(faultOf(content)).toBe(kind);
});

const mt940 = (fields: readonly string[]) =>
  ['{1:F01BANKDEFFAXXX0000000000}{4:', ':20:STARTUMS', ':25:12345678/0000000001', ...fields, '-}'].join('\r\n');

test('an MT940 message is read by its day of entry, with reversals, without what is only expected', () => {
  const found = read(
    mt940([
      ':60F:C251230EUR1000,',
      ':61:2512310102C600,NTRFNONREF//4711',
      ':86:166?00TRANSFER?20BL26?21100000012?32Payer?33 GmbH?31DE02100500000054540402',
      ':61:2601020102RC100,5NRTIIS-7//B1',
      'Return',
      ':86:Returned',
      'transfer',
      ':61:2601030102EC999,00NTRFNONREF',
      ':62F:C260102EUR1499,50',
    ]),
  );
  expect(found).toMatchObject({
    format: 'mt940',
    pending: 1,
    balances: [{ sum: '499.50', closing: '1499.50' }],
  });
  expect(found.lines).toMatchObject([
    { bookedOn: '2026-01-02', amount: '600', counterparty: 'Payer GmbH', reference: 'BL26100000012' },
    { bookedOn: '2026-01-02', amount: '-100.5', currency: 'EUR', reference: 'Returned transfer IS-7' },
  ]);
  expect(faultOf(mt940([':60F:C251230EUR1000,', ':61:rubbish']))).toBe('row');
});

test('a table is read below its titles, by the mark between its cells, with words around the marks', () => {
  const csv = 'Statement of account\nDate;Amount;Currency;Details\n2026-10-05;1.234,50;rub;"a;""b"" 𠮷 c"\n';
  expect(read(csv).lines).toMatchObject([
    { row: 3, bookedOn: '2026-10-05', amount: '1234.50', currency: 'RUB', reference: 'a;"b" 𠮷 c' },
  ]);
});
