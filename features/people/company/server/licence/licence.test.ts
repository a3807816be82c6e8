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

/** A busy machine gives a reading little processor time. */
const READING_MS = 180_000;

const LINES = [
  '营 业 执 照',
  `统一社会信用代码 ${FACTS.socialCode}`,
  `名称 ${FACTS.companyName}`,
  '类型 有限责任公司',
  `法定代表人 ${FACTS.legalPerson}`,
  `住所 ${FACTS.address}`,
];

test('a drawn licence is really read', { timeout: READING_MS }, async () => {
  const texts = LINES.map(
    (line, index) => `<text x="80" y="${140 + index * 110}" font-size="46" font-family="sans-serif">${line}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="860"><rect width="1400" height="860" fill="#fffdf4"/>${texts.join('')}</svg>`;
  const picture = new Uint8Array(await sharp(Buffer.from(svg)).jpeg().toBuffer());
  expect(await readBusinessLicence(picture)).toEqual({ status: 'read', facts: FACTS });
});

test('a licence of the printed form is read whole: spaced labels, two columns, an address over two lines', {
  timeout: READING_MS,
}, async () => {
  const at = (x: number, y: number, text: string, size = 30) =>
    `<text x="${x}" y="${y}" font-size="${size}" font-family="sans-serif">${text}</text>`;
  const label = (x: number, y: number, first: string, last: string) => at(x, y, first) + at(x + 90, y, last);
  const drawn = [
    at(560, 150, '营 业 执 照', 72),
    at(100, 240, '统一社会信用代码', 26) + at(100, 285, FACTS.socialCode, 30),
    label(120, 380, '名', '称') + at(300, 380, FACTS.companyName),
    at(860, 380, '注册资本') + at(1040, 380, '伍佰万元整'),
    label(120, 450, '类', '型') + at(300, 450, '有限责任公司（自然人投资或控股）'),
    at(860, 450, '成立日期') + at(1040, 450, '2019年05月16日'),
    at(120, 520, '法定代表人') + at(300, 520, FACTS.legalPerson),
    label(860, 520, '住', '所') + at(1040, 520, '西安国际港务区港务'),
    at(1040, 565, '大道一号'),
    at(120, 600, '经营范围') + at(300, 600, '国际货物运输代理；道路货物运输；'),
    at(300, 645, '货物进出口。'),
    at(860, 780, '登记机关') + at(1040, 860, '2023 年 08 月 01 日'),
  ].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1000"><rect width="1500" height="1000" fill="#fbf6e9"/>${drawn}</svg>`;
  const picture = new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer());
  expect(await readBusinessLicence(picture)).toEqual({ status: 'read', facts: FACTS });
});

test('a picture without a licence is called unreadable, and so is no picture at all', {
  timeout: READING_MS,
}, async () => {
  const create = { width: 200, height: 200, channels: 3 as const, background: '#888' };
  const blank = new Uint8Array(await sharp({ create }).png().toBuffer());
  expect(await readBusinessLicence(blank)).toEqual({ status: 'unreadable' });
  expect(await readBusinessLicence(new Uint8Array([1, 2, 3]))).toEqual({ status: 'unreadable' });
});
