import { expect, test } from 'vitest';
import { offersOf } from './server/offers.ts';
import type { ContractRow, TemplateRow } from './server/queries.ts';
import { withoutReplaced } from './server/templates/supersede.ts';

const at = (day: string) => new Date(`${day}T04:00:00Z`);
const TODAY = '2026-11-22';

let ids = 0;
function template(change: Partial<TemplateRow> = {}): TemplateRow {
  ids += 1;
  const people = { createdBy: null, activatedBy: null, retiredBy: null, retiredAt: null };
  const kind = { contractType: '1', lineType: 'EU', companyEntity: 0, language: 'zh' } as const;
  const document = { resourceId: 1, agreementId: null, hasBond: false, validDays: 365, cashPledge: '0' };
  const times = { createdAt: at('2026-01-01'), updatedAt: at('2026-01-01'), activatedAt: at('2026-01-01') };
  const offer = { version: 1, isActive: true, asksNewSignature: false };
  return { id: ids, ...people, ...kind, ...document, ...times, ...offer, ...change };
}

function signedBy(by: TemplateRow, change: Partial<ContractRow> = {}) {
  ids += 1;
  const document = {
    contractNo: '',
    bond1: '',
    factsHash: '',
    documentId: 1,
    signedId: 2,
    pageCount: 1,
  } as const;
  const signer = { signWay: null, authorizedId: null, signerName: '', signerMobile: '', reason: '' };
  const times = { createdAt: at('2026-06-01'), updatedAt: at('2026-06-01'), signedAt: at('2026-06-01') };
  const platform = { countersignedBy: null, countersignedAt: at('2026-06-01') };
  const life = { voidedAt: null, renewedAt: null, verifyCode: '', eventCount: 0, lastEventHash: '' };
  const term = { startDate: '2026-06-01', endDate: '2027-06-01' };
  const key = { id: ids, companyId: 1, templateId: by.id, version: 0, status: '3' } as const;
  const row: ContractRow = {
    ...key,
    ...document,
    ...signer,
    ...times,
    ...platform,
    ...life,
    ...term,
    ...change,
  };
  return { template: by, row };
}

const shown = (templates: TemplateRow[], contracts: ReturnType<typeof signedBy>[]) =>
  offersOf(templates, contracts, TODAY).map(({ template: { id }, standing, isNewVersion }) =>
    [id, standing, isNewVersion ? 'new' : ''].join(' ').trim(),
  );

test('a contract in force stays when a new version is offered, and nothing more is asked', () => {
  const first = template({ isActive: false });
  const second = template({ version: 2, activatedAt: at('2026-10-01') });
  expect(shown([second], [signedBy(first)])).toEqual([`${first.id} inForce`]);
});

test('a new version that asks for a new signature stands beside the one in force', () => {
  const first = template({ isActive: false });
  const second = template({ version: 2, asksNewSignature: true, activatedAt: at('2026-10-01') });
  const inForce = signedBy(first);
  expect(shown([second], [inForce])).toEqual([`${first.id} inForce`, `${second.id} offered new`]);
  const waiting = signedBy(second, { status: '1', endDate: null });
  expect(shown([second], [inForce, waiting])).toEqual([`${first.id} inForce`, `${second.id} underWay new`]);
  const done = signedBy(second, { signedAt: at('2026-11-01') });
  expect(shown([second], [inForce, done])).toEqual([`${second.id} inForce`, `${first.id} past`]);
});

test('who signed after a version came is not asked again', () => {
  const one = template({ asksNewSignature: true, activatedAt: at('2026-03-01') });
  const other = template({ language: 'zh-en', asksNewSignature: true, activatedAt: at('2026-03-01') });
  expect(shown([one, other], [signedBy(one)])).toEqual([`${one.id} inForce`]);
});

test('of several languages each can be chosen until one is on its way', () => {
  const chinese = template();
  const russian = template({ language: 'zh-ru' });
  expect(shown([chinese, russian], [])).toEqual([`${chinese.id} offered`, `${russian.id} offered`]);
  const waiting = signedBy(russian, { status: '2', endDate: null });
  expect(shown([chinese, russian], [waiting])).toEqual([`${russian.id} underWay`]);
});

test('when the term is over the contract is past, and the newest version can be signed', () => {
  const first = template({ isActive: false });
  const second = template({ version: 2 });
  const over = signedBy(first, { endDate: '2026-11-21' });
  expect(shown([second], [over])).toEqual([`${second.id} offered`, `${first.id} past`]);
  expect(shown([second], [signedBy(first, { endDate: TODAY })])).toEqual([`${first.id} inForce`]);
});

test('a voided contract is past; a renewal stands beside the one in force', () => {
  const only = template();
  const voided = signedBy(only, { voidedAt: at('2026-11-01') });
  expect(shown([only], [voided])).toEqual([`${only.id} offered`, `${only.id} past`]);
  const inForce = signedBy(only, { renewedAt: at('2026-11-01') });
  const draft = signedBy(only, { status: '0', signedAt: null, endDate: null });
  expect(shown([only], [inForce, draft])).toEqual([`${only.id} inForce`, `${only.id} offered`]);
});

test('lines do not touch each other', () => {
  const europe = template();
  const asia = template({ lineType: 'CA' });
  expect(shown([asia, europe], [signedBy(europe)])).toEqual([`${asia.id} offered`, `${europe.id} inForce`]);
});

test('a version that asks for a new signature replaces earlier ones at once; a renewal waits for the end', () => {
  const former = [{ templateId: 1 }, { templateId: 2 }];
  expect(withoutReplaced(former, { id: 2, asksNewSignature: true })).toEqual([{ templateId: 2 }]);
  expect(withoutReplaced(former, { id: 2, asksNewSignature: false })).toEqual(former);
});
