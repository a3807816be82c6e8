/**
 * camt.053 documents in the forms that banks write them, versions 02 to 10: plain and wrapped codes, amounts of
 * transactions beside and below `AmtDtls`, parties with and without `Pty`.
 */
export const BOOKED = { 'version 02': '<Sts>BOOK</Sts>', 'version 08': '<Sts><Cd>BOOK</Cd></Sts>' };

const bal = (code: string, direction: string, amount: string, day: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt>
  <CdtDbtInd>${direction}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

const BALANCES = [
  bal('OPBD', 'DBIT', '18.15', '2026-10-30'),
  bal('CLAV', 'CRDT', '2700.00', '2026-10-31'),
  bal('CLBD', 'CRDT', '51.35', '2026-10-31'),
].join('');

export const camt = (entries: string, encoding = 'UTF-8') => `<?xml version="1.0" encoding="${encoding}"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr>
<Stmt><Id>S1</Id><Acct><Id><IBAN>NL26VAYB8060476890</IBAN></Id><Ccy>EUR</Ccy></Acct>${BALANCES}${entries}
<AddtlStmtInf/></Stmt></BkToCstmrStmt></Document>`;

interface EntryParts {
  status?: string;
  amount?: string;
  details?: string;
}

export const entry = (direction: string, amount: string, parts = '', status = BOOKED['version 02']) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${status}
  <BookgDt><DtTm>2026-10-31T13:15:00+01:00</DtTm></BookgDt><ValDt><Dt>2026-11-02</Dt></ValDt>${parts}</Ntry>`;

const transaction = (details: string) =>
  `<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties/>${details}</TxDtls></NtryDtls>`;

/** A credit of EUR 100.00, where nothing else is said. */
export const ENTRY = ({ status, amount = '100.00', details = '' }: EntryParts) =>
  entry('CRDT', amount, details === '' ? '' : transaction(details).replace(/<RltdPties\/>(?=<RltdPties>)/, ''), status);

export const SIMPLE = camt(ENTRY({}));

/** The bank's own answer to a payment that failed; parties keep their parts of the first payment. */
export const returned = (direction: string, amount: string) =>
  entry(
    direction,
    amount,
    `<RvslInd>true</RvslInd><NtryDtls><TxDtls><RltdPties>
      <Dbtr><Nm>Payer GmbH</Nm></Dbtr><DbtrAcct><Id><IBAN>DE02100500000054540402</IBAN></Id></DbtrAcct>
      <Cdtr><Pty><Nm>Supplier SARL</Nm></Pty></Cdtr><CdtrAcct><Id><Othr><Id>FR1420041010050500013M02606</Id></Othr></Id></CdtrAcct>
      </RltdPties><RmtInf><Ustrd>BL26100000012</Ustrd></RmtInf>
      <RtrInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Account closed</AddtlInf></RtrInf></TxDtls></NtryDtls>`,
  );

/** One booking of EUR 1,000.00 for several payers. */
export const batch = (place: 'Amt' | 'TxAmt', amounts: readonly string[], announced = amounts.length) =>
  entry(
    'CRDT',
    '1000.00',
    `<NtryDtls><Btch><NbOfTxs>${announced}</NbOfTxs></Btch>${amounts
      .map((amount, at) => {
        const given = `<Amt Ccy="EUR">${amount}</Amt>`;
        const placed = place === 'Amt' ? given : `<AmtDtls><TxAmt>${given}</TxAmt></AmtDtls>`;
        return `<TxDtls><Refs><EndToEndId>E2E-${at + 1}</EndToEndId></Refs>${placed}
          <RltdPties><Dbtr><Nm>Payer ${at + 1}</Nm></Dbtr>
          <DbtrAcct><Id><IBAN>NL91ABNA041716430${at + 1}</IBAN></Id></DbtrAcct></RltdPties>
          <RmtInf><Strd><CdtrRefInf><Ref>RF18 ${at + 1}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`;
      })
      .join('')}</NtryDtls>`,
  );
