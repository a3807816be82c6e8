import { template, texts } from '../../../../libs/texts/texts.ts';

type Value = { value: string };

export const { zh, en, ru } = texts({
  noFile: ['请选择文件', 'Choose a file', 'Выберите файл'],
  noText: ['文件不是文本', 'The file is not a text', 'Файл не является текстом'],
  wrongLine: template(
    (p: { line: number; words: string }) => `第 ${p.line} 行：${p.words}。全部未导入`,
    (p) => `Line ${p.line}: ${p.words}. Nothing was loaded`,
    (p) => `Строка ${p.line}: ${p.words}. Ничего не загружено`,
  ),
  faults: {
    quotes: template(
      (_: Value) => '引号未闭合',
      () => 'a quotation mark is not closed',
      () => 'не закрыта кавычка',
    ),
    columns: template(
      (p: Value) => `未知列 ${p.value}`,
      (p) => `unknown columns ${p.value}`,
      (p) => `неизвестные столбцы ${p.value}`,
    ),
    noCode: template(
      (p: Value) => `没有 code 列（现有：${p.value}）`,
      (p) => `no column "code" (found: ${p.value})`,
      (p) => `нет столбца code (есть: ${p.value})`,
    ),
    noNames: template(
      (_: Value) => '没有 name_zh、name_en 或 name_ru 列',
      () => 'no column name_zh, name_en or name_ru',
      () => 'нет столбца name_zh, name_en или name_ru',
    ),
    cells: template(
      (p: Value) => `单元格过多（${p.value}）`,
      (p) => `too many cells (${p.value})`,
      (p) => `слишком много ячеек (${p.value})`,
    ),
    code: template(
      (p: Value) => `编码格式不正确“${p.value}”`,
      (p) => `"${p.value}" is not a code of this list`,
      (p) => `«${p.value}» не является кодом этого справочника`,
    ),
    twice: template(
      (p: Value) => `编码 ${p.value} 重复`,
      (p) => `code ${p.value} stands there twice`,
      (p) => `код ${p.value} повторяется`,
    ),
    nameMissing: template(
      (p: Value) => `编码 ${p.value} 没有名称`,
      (p) => `code ${p.value} has no name`,
      (p) => `у кода ${p.value} нет наименования`,
    ),
    tooLong: template(
      (p: Value) => `编码 ${p.value} 的名称过长（最多 800 个字符）`,
      (p) => `the name of ${p.value} is too long (800 characters at most)`,
      (p) => `наименование кода ${p.value} слишком длинное (не более 800 символов)`,
    ),
    gng: template(
      (p: Value) => `GNG 编码格式不正确“${p.value}”`,
      (p) => `"${p.value}" is not a GNG code`,
      (p) => `«${p.value}» не является кодом ГНГ`,
    ),
    empty: template(
      (_: Value) => '没有编码',
      () => 'there are no codes',
      () => 'нет кодов',
    ),
  },
});
