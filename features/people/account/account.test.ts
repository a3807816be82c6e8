import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../platform/testing/testServer.ts';
import { getTelephoneCodeList } from './wire.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test.each([
  ['zh', '中国', '哈萨克斯坦'],
  ['en', 'China', 'Kazakhstan'],
  ['ru', 'Китай', 'Казахстан'],
] as const)(
  'calling codes in %s: China first, every country by its name, in order',
  async (language, china, kazakhstan) => {
    const codes = await server.anonymous.inLanguage(language).send(getTelephoneCodeList, {});
    expect(codes[0]).toEqual({ countryCode: 'CN', countryName: china, telephoneCode: '+86' });
    expect(codes).toContainEqual({ countryCode: 'KZ', countryName: kazakhstan, telephoneCode: '+7' });
    expect(codes.length).toBeGreaterThan(200);
    const names = codes.slice(1).map(({ countryName }) => countryName);
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
    expect(codes.every(({ countryName, telephoneCode }) => countryName !== '' && /^\+\d+$/.test(telephoneCode))).toBe(
      true,
    );
  },
);
