import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { zipBytes } from '../../../libs/fileInspection/testing/zipBytes.ts';
import { ru as ruTexts, en as serverTexts, zh as zhTexts } from '../../../platform/server/texts/platform.ts';
import { type Actor, expectUserError, type TestFile } from '../../../platform/testing/actor.ts';
import { eventually } from '../../../platform/testing/eventually.ts';
import { page, photo } from '../../../platform/testing/sampleFiles.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { FEE_PROOF_RULE, PAPER_RULE } from '../../../platform/wire/uploadRules.ts';
import { en } from '../../../platform/wire/uploadTexts.ts';
import { saveBooking } from '../../freight/booking/wire.ts';
import { DOC_TYPE } from './docTypes.ts';
import { deleteResource, download, getResource, listResources, reUpload, upload } from './wire.ts';

let fixture: TestFixture;
let shipper: Actor;
let trainId: number;
beforeAll(async () => {
  fixture = await TestFixture.open();
  shipper = fixture.shipper;
  trainId = await fixture.newTrain(40);
});
afterAll(() => fixture.close());

const send = async (file: TestFile, belonging = {}) => {
  const { fileName, busiResources } = await shipper.send(upload, belonging, file);
  const [kept] = busiResources;
  if (!kept) throw new Error('nothing was kept');
  expect(fileName).toBe(kept.resourceName);
  return kept;
};
const newOrder = async () => {
  const { orderBigNo } = await shipper.send(saveBooking, bookingOf(trainId, [['22G1', 1]]));
  return { docType: DOC_TYPE.orderPaper, relaId: orderBigNo };
};

test.each([
  ['MEMO', 'a.pdf', 'File type not supported: MEMO.'],
  [DOC_TYPE.feeProof, 'a.txt', en.wrongType({ extensions: (FEE_PROOF_RULE.extensions ?? []).join(', ') })],
])('a file of docType %s has the rule of that type', async (docType, name, message) => {
  const file = name.endsWith('.txt') ? { name, content: new TextEncoder().encode('words') } : page(name);
  expect((await expectUserError(shipper.send(upload, { docType, relaId: 'rule' }, file))).message).toBe(message);
});

test('a type takes no more files for one record than its rule says', async () => {
  const order = await newOrder();
  for (let count = 0; count < PAPER_RULE.maxFiles; count += 1) await send(page('a.pdf'), order);
  const second = await expectUserError(shipper.send(upload, order, page('b.pdf')));
  expect(second.message).toBe(en.limitReached({ most: PAPER_RULE.maxFiles }));
  const { busiResources } = await shipper.send(upload, await newOrder(), page('c.pdf'));
  expect(busiResources).toHaveLength(1);
});

describe('a file that went up', () => {
  test('comes down byte by byte as it was, listed and named as its sender calls it', async () => {
    const order = await newOrder();
    const names = ['提单与装箱单（终版）.pdf', 'Накладная СМГС № 12 «экспорт».pdf', "O'Neill; 50% off.pdf"];
    for (const name of names) {
      const file = page(name, `paper ${names.indexOf(name)}`);
      const kept = await send(file, order);
      const back = await shipper.download(download, { resourceId: kept.resourceId });
      expect(Buffer.from(back.content).equals(file.content)).toBe(true);
      expect(back.name).toBe(name);
    }
    const listed = await shipper.send(listResources, order);
    expect(listed.map((one) => one.resourceName)).toEqual(names);
    expect(listed[0]).toMatchObject({ extension: 'pdf', mimeType: 'application/pdf', addUserName: '李思远' });
  });

  test('keeps a quotation mark in its name, which needs an extension', async () => {
    const kept = await send(page('Draft "final".pdf'));
    expect(kept.resourceName).toBe('Draft "final".pdf');
    expect((await shipper.download(download, { resourceId: kept.resourceId })).name).toBe(kept.resourceName);
    const unnamed = shipper.send(upload, {}, { ...page(''), name: '提单' });
    expect((await expectUserError(unnamed)).message).toBe(en.noExtension);
  });

  test('that ends before its body does is asked for again', async () => {
    const body = '--X\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf';
    const headers = { 'content-type': 'multipart/form-data; boundary=X' };
    const answer = await shipper.fetch(`/prod-api${upload.path}`, { method: 'POST', headers, body });
    expect(await answer.json()).toEqual({ code: CODE.refused, msg: serverTexts.store.cutOff });
  });

  test('comes alone: of two in one request the sender is told so in their language', async () => {
    const form = () => {
      const body = new FormData();
      for (const name of ['a.txt', 'b.txt']) body.append('file', new Blob([`words of ${name}`]), name);
      return body;
    };
    const expectedTexts = [zhTexts, serverTexts, ruTexts].map(({ store }) => store.oneFile);
    for (const [index, language] of (['zh', 'en', 'ru'] as const).entries()) {
      const person = shipper.inLanguage(language);
      const answer = await person.fetch(`/prod-api${upload.path}`, { method: 'POST', body: form() });
      expect(await answer.json()).toEqual({ code: CODE.refused, msg: expectedTexts[index] });
    }
  });

  test('that is a picture under the name of another kind of picture is kept under its own', async () => {
    const order = await newOrder();
    const taken = await photo('IMG_0412.webp');
    const png = new Uint8Array(await sharp(taken.content).png().toBuffer());
    const kept = await send({ name: 'IMG_0411.JPG', content: png }, order);
    expect(kept).toMatchObject({ resourceName: 'IMG_0411.png', extension: 'png', mimeType: 'image/png' });
    expect(await send(taken, order)).toMatchObject({ resourceName: 'IMG_0412.jpg', extension: 'jpg' });
    // papers may be png and jpg but not gif, by bytes and by name
    const gif = new Uint8Array(await sharp(taken.content).gif().toBuffer());
    for (const wrong of [
      { name: 'IMG_0413.jpg', content: gif },
      { name: 'IMG_0414.gif', content: png },
    ]) {
      expect((await expectUserError(shipper.send(upload, order, wrong))).message).toContain('File format incorrect');
    }
  });

  test('is read in parts, and only when it has changed', async () => {
    const file = page('part.pdf');
    const { relativPath } = await send(file);
    const ask = (headers: Record<string, string>) => shipper.fetch(`/prod-api${relativPath}`, { headers });
    const part = await ask({ range: 'bytes=5-14' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-14/${file.content.length}`]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(file.content.slice(5, 15));
    const etag = part.headers.get('etag') ?? '';
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    expect(part.headers.get('cache-control')).toContain('private');
  });

  test('that is a zip of an order has its folders named by container number, also when it replaces another', async () => {
    const order = await newOrder();
    const zip = (folder: string) => ({
      name: '箱内照片.zip',
      content: new Uint8Array(zipBytes([{ name: `${folder}1.txt`, content: 'x' }])),
    });
    const expectedTexts = en.folders;
    expect(await expectUserError(shipper.send(upload, order, zip('CSQU3054384/')))).toMatchObject({
      message: expectedTexts.folder({ name: 'CSQU3054384' }),
    });
    expect(await expectUserError(shipper.send(upload, order, zip('')))).toMatchObject({
      message: expectedTexts.loose({ name: '1.txt' }),
    });
    const { resourceId } = await send(zip('CSQU3054383/'), order);
    const wrong = shipper.send(reUpload, { resourceId }, zip('附件/'));
    expect(await expectUserError(wrong)).toMatchObject({ message: expectedTexts.folder({ name: '附件' }) });
  });

  test('is kept once however often equal bytes go up', async () => {
    const file = page('same.pdf', 'twice the same');
    const one = await send(file);
    const other = await send({ ...file, name: 'other name.pdf' });
    const { rows } = await fixture.database.query(
      'select count(distinct blob_id)::int as blobs from resource where id = any($1)',
      [[one.resourceId, other.resourceId]],
    );
    expect(rows).toEqual([{ blobs: 1 }]);
    await shipper.send(deleteResource, { resourceId: one.resourceId });
    const back = await shipper.download(download, { resourceId: other.resourceId });
    expect(back.content.length).toBe(file.content.length);
  });

  test('gets other bytes under the same id, with their name and rule', async () => {
    const order = await newOrder();
    const { resourceId } = await send(page('draft.pdf'), order);
    const final = page('final.pdf', 'final');
    await shipper.send(reUpload, { resourceId }, final);
    const back = await shipper.download(download, { resourceId });
    expect([back.name, Buffer.from(back.content).equals(final.content)]).toEqual(['final.pdf', true]);
    expect(await shipper.send(listResources, order)).toHaveLength(1);
    const wrong = { name: 'note.txt', content: new TextEncoder().encode('words') };
    expect((await expectUserError(shipper.send(reUpload, { resourceId }, wrong))).message).toContain('format');
  });

  test('is gone once it is removed, also for clients that remove by POST', async () => {
    const [one, other] = [await send(page('a.pdf')), await send(page('b.pdf'))];
    await shipper.send(deleteResource, { resourceId: one.resourceId });
    const body = JSON.stringify({ resourceId: other.resourceId });
    const headers = { 'content-type': 'application/json' };
    await shipper.fetch(`/prod-api${deleteResource.path}`, { method: 'POST', headers, body });
    for (const { resourceId } of [one, other]) {
      const refused = await expectUserError(shipper.download(download, { resourceId }));
      expect([refused.code, refused.message]).toEqual([CODE.absent, 'File not found or already deleted.']);
    }
  });
});

describe('the rule of a kind of paper', () => {
  const LANGUAGES: readonly Language[] = ['zh', 'en', 'ru'];
  const messagesFor = async (file: TestFile, belonging: object) => {
    const words: string[] = [];
    for (const language of LANGUAGES) {
      words.push((await expectUserError(shipper.inLanguage(language).send(upload, belonging, file))).message);
    }
    return words;
  };

  test('refuses what is no paper, by its name and by its bytes', async () => {
    const order = await newOrder();
    const text = { name: 'note.txt', content: new TextEncoder().encode('words') };
    const [zh, en, ru] = await messagesFor(text, order);
    expect(zh).toMatch(/^文件格式不正确, 请上传.*pdf.*格式文件。$/);
    expect(en).toContain('please upload png, jpg');
    expect(ru).toContain('png, jpg');
    await expectUserError(shipper.send(upload, order, { ...text, name: 'note.pdf' }));
    expect(await shipper.send(listResources, order)).toEqual([]);
  });

  test('refuses a name of more than 50 characters', async () => {
    const words = await messagesFor(page(`${'长'.repeat(51)}.pdf`), await newOrder());
    expect(words[0]).toMatch(/^文件名过长，最多 ?50 ?个字符，请重新上传。$/);
    expect(words[1]).toContain('up to 50 characters');
    expect(words[2]).toContain('50');
    await send(page(`${'长'.repeat(50)}.pdf`), await newOrder());
  });

  test('lets an order have nine papers, also when many come at once', async () => {
    const order = await newOrder();
    const tries = Array.from({ length: 14 }, (_, index) =>
      send(page(`${index}.pdf`, `at once ${index}`), order).then(
        () => 'kept',
        () => 'refused',
      ),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome === 'kept')).toHaveLength(9);
    expect(await shipper.send(listResources, order)).toHaveLength(9);
    const words = await messagesFor(page('tenth.pdf'), order);
    for (const word of words) expect(word).toContain('9');
    expect(words[0]).toMatch(/文件数量/);
  });
});

describe('a small picture', () => {
  const made = (resourceId: number) =>
    eventually(async () => {
      const { hasThumbnail } = await shipper.send(getResource, { resourceId });
      expect(hasThumbnail).toBe(true);
    });
  const pictureOf = async (resourceId: number) => {
    const { name, content } = await shipper.download(download, { resourceId, type: 'THUMB' });
    const { format, width, height } = await sharp(content).metadata();
    return { name, format, width, height };
  };

  test('comes of photographs, the right way up, and of the first page of documents', async () => {
    const turned = await send(await photo('Фото.jpg', { orientation: 6 }));
    const paper = await send(page('运单.pdf', 'picture'));
    await made(turned.resourceId);
    await made(paper.resourceId);
    expect(await pictureOf(turned.resourceId)).toEqual({
      name: 'Фото.webp',
      format: 'webp',
      width: 213,
      height: 320,
    });
    expect(await pictureOf(paper.resourceId)).toEqual({
      name: '运单.webp',
      format: 'webp',
      width: 226,
      height: 320,
    });
  });

  test('is there for none of the others, and they are told so', async () => {
    const { resourceId } = await send({ name: 'note.txt', content: new TextEncoder().encode('words') });
    const refused = await expectUserError(shipper.download(download, { resourceId, type: 'THUMB' }));
    expect([refused.code, refused.message]).toEqual([CODE.absent, 'No thumbnail available for this file.']);
  });
});
