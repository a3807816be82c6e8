import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parseLicence } from './parseLicence.ts';
import { readBusinessLicence } from './readBusinessLicence.ts';

const FACTS = {
  companyName: '西安新丝路物流有限公司',
  socialCode: '91350100M000100Y43',
  legalPerson: '王建国',
  address: '西安国际港务区港务大道一号',
};

test('the labels of a licence are found however their characters are spaced, and end each other', () => {
  const text = `营 业 执 照
统一社会信用代码 9135 0100 M000 100Y 43
名    称 西安新丝路物流有限公司 注册资本 伍佰万元整
类    型 有限责任公司
法定代表人 王建国
住    所 西安国际港务区港务大道一号`;
  expect(parseLicence(text)).toEqual(FACTS);
});

test('a letter that no code has is mended, a wrong check character is not believed', () => {
  expect(parseLicence('统一社会信用代码 9I35O1OOMOOO1OOY43').socialCode).toBe('91350100M000100Y43');
  expect(parseLicence('统一社会信用代码 91350100M000100Y44').socialCode).toBe('');
});

const LINES = [
  '营 业 执 照',
  `统一社会信用代码 ${FACTS.socialCode}`,
  `名称 ${FACTS.companyName}`,
  '类型 有限责任公司',
  `法定代表人 ${FACTS.legalPerson}`,
  `住所 ${FACTS.address}`,
];

test('a drawn licence is really read', async () => {
  const texts = LINES.map(
    (line, index) =>
      `<text x="80" y="${140 + index * 110}" font-size="46" font-family="sans-serif">${line}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="860"><rect width="1400" height="860" fill="#fffdf4"/>${texts.join('')}</svg>`;
  const picture = new Uint8Array(await sharp(Buffer.from(svg)).jpeg().toBuffer());
  expect(await readBusinessLicence(picture)).toEqual({ status: 'read', facts: FACTS });
});

test('a picture without a licence is called unreadable, and so is no picture at all', async () => {
  const create = { width: 200, height: 200, channels: 3 as const, background: '#888' };
  const blank = new Uint8Array(await sharp({ create }).png().toBuffer());
  expect(await readBusinessLicence(blank)).toEqual({ status: 'unreadable' });
  expect(await readBusinessLicence(new Uint8Array([1, 2, 3]))).toEqual({ status: 'unreadable' });
});
