import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const FILES = globSync('{app,features,platform,libs}/**/{texts/*,uploadTexts}.ts', { cwd: ROOT });

/** Wordings that readers of the trade marked, each with the term of docs/glossary.md that replaced it. */
const RETIRED: readonly (readonly [wording: RegExp, instead: string])[] = [
  [/\b(?:been|is|are|was|be|were) told\b/i, 'notified'],
  [/\btaken? back\b/i, 'reversed, withdrawn, revoked'],
  [/\banew\b/i, 'again'],
  [/\bby hand\b/i, 'manually'],
  [/\bthere is no such\b/i, '… not found, with the next step'],
  [/\bsomebody else\b/i, 'another user'],
  [/\bunder way\b/i, 'in progress, in transit'],
  [/\bleft aside\b/i, 'ignored'],
  [/\bcommercial invoice\b/i, 'Invoice (overseas)'],
  [/\blegal person\b/i, 'legal representative'],
  [/\binvoice titles?\b/i, 'billing details'],
  [/\bred letter\b/i, 'reversed'],
  [/\btrustees?\b/i, 'authorised signatory'],
  [/\bletters? of attorney\b/i, 'power of attorney'],
  [/\bledger of events\b/i, 'event log'],
  [/\bsize and type\b|\bsize-type\b/i, 'container type'],
  [/\bown agreement\b/i, 'custom agreement'],
  [/\bleaving companies\b|\bwants to leave\b/i, 'account closure'],
  [/^(?:To|With) (?:agree|pay|approve|check|countersign|decide|quote|arrange|supplier|the company)$/, 'a status'],
  [/\b(?:40HC|20DC|40DC)\b/, '40HQ, 20GP'],
  [/(?<!\p{L}|горячая )лини(?:я|и|ю|й|ей|ям|ях)(?!\p{L})/iu, 'маршрут, направление'],
  [/(?<!\p{L})кредитова/iu, 'корректировка (уменьшение)'],
  [/перегружен/i, 'перегрузка 1435/1520'],
  [/субаккаунт/i, 'дополнительная учётная запись'],
  [/главн\p{L}+ уч[её]тн/iu, 'основная учётная запись'],
  [/(?<!\p{L})по Пекину/iu, 'по пекинскому времени'],
  [/типоразмер/i, 'тип контейнера'],
  [/(?<!\p{L})СМС(?!\p{L})/u, 'SMS'],
  [/гарантийн\p{L}+ взнос/iu, 'обеспечительный платёж'],
  [/уход компани/i, 'закрытие учётных записей'],
  [/сомнени/i, 'замечание'],
  [/при[её]м (?:закрыт|заявок)/i, 'бронирование закрыто'],
  [/провозн\p{L}+ плат|железнодорожн\p{L}+ тариф/iu, 'железнодорожный фрахт'],
  [/парк контейнеров/i, 'контейнеры оператора (COC)'],
  [/особ(?:ая|ые) компани|особый клиент/i, '… особого типа'],
  [/номер[а-я]* клиента/iu, 'номер заказа у клиента'],
  [/Обратитесь к (?:другой )?основной/iu, 'владелец основной учётной записи'],
  [/ask (?:the|your|another)(?: company’s)? main account(?! holder)/i, 'main account holder'],
  [/\bparty [AB]\b/, 'Party A, Party B'],
  [/\bbusiness dates?\b/i, 'service date'],
  [/\btax providers?\b/i, 'e-invoicing provider'],
  [/次班列/, '班列 X'],
  [/还箱地点|已还箱(?!很久)/, '交箱'],
  [/被标注/, '标出'],
  [/铁丝路/, '丝路铁运'],
  [/会签/, '平台签署'],
  [/作废合同|合同作废/, '解除合同'],
  [/门户/, '平台'],
  [/账号中心|个人中心/, '账户中心'],
  [/暂存/, '草稿'],
  [/自重|箱皮重/, '皮重'],
  [/(?<!铅)封号/, '铅封号'],
  [/核实总重/, '验证总重'],
  [/截载/, '截港'],
  [/一口价/, '包干价'],
  [/总账/, '日记账'],
  [/事件台账/, '在途记录'],
  [/(?:班列|列车)(?:已)?取消/, '停开'],
  [/[\p{Script=Han}],[\p{Script=Han}]/u, 'the full-width comma'],
];

/** Texts that the specification gives to the letter. */
const LITERAL = new Set(['非可执行文件,请上传正确格式文件。', '无法读取excel文件的内容,当前不支持xls文件!']);

test('texts say the words of the trade', () => {
  expect(FILES.length).toBeGreaterThan(100);
  const found = FILES.flatMap((file) =>
    wordsOf(readFileSync(path.join(ROOT, file), 'utf8')).flatMap((words) =>
      retiredIn(words).map((complaint) => `${file}: ${words}: ${complaint}`),
    ),
  );
  expect(found).toEqual([]);
});

test('a retired word is found in each language, and within a template', () => {
  const planted =
    "import { a } from './told.ts';\nx: ['平台会签', 'The customer has been told', `Главная учётная запись \x24{p.told}`]";
  expect(wordsOf(planted).flatMap(retiredIn)).toEqual(['平台签署', 'notified', 'основная учётная запись']);
});

const retiredIn = (words: string) =>
  LITERAL.has(words) ? [] : RETIRED.filter(([wording]) => wording.test(words)).map(([, instead]) => instead);

/** What the source of a file of texts puts into quotes, without imports and the parameters of templates. */
function wordsOf(source: string): readonly string[] {
  const body = source.replace(/^(?:import|export) [^;]*? from '[^']*';$/gm, '');
  return [...body.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g)].map((match) =>
    (match[1] ?? match[2] ?? match[3] ?? '').replace(/\$\{[^}]*\}/g, '…'),
  );
}
