import { expect, test } from 'vitest';
import { languageOfCustomer, languageOfText } from './languageOfText.ts';

test.each([
  ['Where is TBJU1000016?', 'en'],
  ['TBJU1000016 到哪里了', 'zh'],
  ['Где контейнер TBJU1000016', 'ru'],
  ['Maersk 的箱子', 'zh'],
  ['TBJU1000016', null],
  ['👍 123', null],
] as const)('%s is written in %s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});

const said = (sendCompanyNo: string, chatContent: string, msgType = 0) => ({
  sendCompanyNo,
  chatContent,
  msgType,
});

test("the customer's newest words decide, not ours, nor a file's name", () => {
  const thread = [
    said('10001', 'Добрый день'),
    said('10001', 'ok thanks'),
    said('10001', 'фото.png', 2),
    said('00001', '您好'),
  ];
  expect(languageOfCustomer(thread, '00001')).toBe('en');
  expect(languageOfCustomer([said('00001', '您好')], '00001')).toBe(null);
});
