import { template, texts } from '../../libs/texts/texts.ts';
import { russianPlural } from './language.ts';

const UNITSRu = { KB: 'КБ', MB: 'МБ' };
const figureRu = (count: number) => String(count).replace('.', ',');
// genitive, as after «более»
const ofFilesRu = (count: number) => `${count} ${russianPlural(count, 'файла', 'файлов', 'файлов')}`;
const ofCharactersRu = (count: number) => `${count} ${russianPlural(count, 'символа', 'символов', 'символов')}`;

/** Upload errors, worded as in documents 5.1 and 8. */
export const { zh, en, ru } = texts({
  empty: ['文件内容为空，无法上传。', 'The file is empty and cannot be uploaded.', 'Файл пуст, его нельзя загрузить.'],
  executable: [
    '非可执行文件,请上传正确格式文件。',
    'Executable files are not accepted; please upload a file of the right format.',
    'Исполняемые файлы не принимаются; загрузите файл подходящего формата.',
  ],
  disabled: [
    '暂不支持该文件格式。',
    'This file format is not supported yet.',
    'Этот формат файлов пока не поддерживается.',
  ],
  imageFormat: [
    '上传失败，图片格式错误。',
    'Upload failed, image format error.',
    'Не удалось загрузить: неверный формат изображения.',
  ],
  noExtension: [
    '文件没有扩展名，上传失败。',
    'Upload failed: the file name has no extension.',
    'Не удалось загрузить: у имени файла нет расширения.',
  ],
  noTrainNo: ['车次不能为空。', 'Train number cannot be empty.', 'Укажите номер поезда.'],
  none: ['请先上传文件。', 'Please select at least one file to upload.', 'Выберите хотя бы один файл для загрузки.'],
  nameTooLong: template(
    (p: { most: number }) => `文件名过长，最多 ${p.most} 个字符，请重新上传。`,
    (p) => `File name too long (up to ${p.most} characters); please upload again.`,
    (p) => `Слишком длинное имя файла: не более ${ofCharactersRu(p.most)}. Загрузите файл заново.`,
  ),
  tooMany: template(
    (p: { most: number }) => `上传文件数量不能超过 ${p.most} 个。`,
    (p) => `File count cannot exceed ${p.most}.`,
    (p) => `Нельзя загрузить более ${ofFilesRu(p.most)}.`,
  ),
  limitReached: template(
    (p: { most: number }) => `文件数量已达上限（${p.most} 个）。`,
    (p) => `The file count has reached the limit of ${p.most}.`,
    (p) => `Достигнут предел: не более ${ofFilesRu(p.most)}.`,
  ),
  wrongType: template(
    (p: { extensions: string }) => `文件格式不正确, 请上传${p.extensions}格式文件。`,
    (p) => `File format incorrect, please upload ${p.extensions} format file.`,
    (p) => `Неверный формат файла, загрузите файл формата ${p.extensions}.`,
  ),
  tooBig: template(
    (p: { count: number; unit: 'KB' | 'MB' }) => `上传文件大小不能超过 ${p.count} ${p.unit}。`,
    (p) => `File size cannot exceed ${p.count} ${p.unit}.`,
    (p) => `Размер файла не должен превышать ${figureRu(p.count)} ${UNITSRu[p.unit]}.`,
  ),
  folders: {
    empty: ['压缩包中没有文件。', 'No files in the archive.', 'В архиве нет файлов.'],
    loose: template(
      (p: { name: string }) => `压缩包中的文件须放在以箱号命名的文件夹内，“${p.name}”不在其中。`,
      (p) => `Files in the archive must be in folders named by container number; “${p.name}” is not.`,
      (p) => `Файлы архива должны лежать в папках с номерами контейнеров; «${p.name}» лежит вне папок.`,
    ),
    folder: template(
      (p: { name: string }) => `压缩包中的文件夹须以箱号命名，“${p.name}”不是有效箱号。`,
      (p) => `Folders in the archive must be named by container number; “${p.name}” is not a valid number.`,
      (p) => `Папки архива должны называться номерами контейнеров; «${p.name}» — неверный номер.`,
    ),
    emptyFolder: template(
      (p: { name: string }) => `压缩包中的文件夹“${p.name}”是空的。`,
      (p) => `The folder “${p.name}” in the archive is empty.`,
      (p) => `Папка «${p.name}» в архиве пуста.`,
    ),
  },
});
