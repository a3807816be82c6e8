import { russianPlural } from '../language.ts';
import type zh from './zh.ts';

const UNITS = { KB: 'КБ', MB: 'МБ' };
const figure = (count: number) => String(count).replace('.', ',');
// genitive, as after «более»
const ofFiles = (count: number) => `${count} ${russianPlural(count, 'файла', 'файлов', 'файлов')}`;
const ofCharacters = (count: number) => `${count} ${russianPlural(count, 'символа', 'символов', 'символов')}`;

const ru: typeof zh = {
  empty: 'Файл пуст, его нельзя загрузить.',
  executable: 'Исполняемые файлы не принимаются; загрузите файл подходящего формата.',
  disabled: 'Этот формат файлов пока не поддерживается.',
  imageFormat: 'Не удалось загрузить: неверный формат изображения.',
  noExtension: 'Не удалось загрузить: у имени файла нет расширения.',
  noTrainNo: 'Укажите номер поезда.',
  none: 'Выберите хотя бы один файл для загрузки.',
  nameTooLong: (p) => `Слишком длинное имя файла: не более ${ofCharacters(p.most)}. Загрузите файл заново.`,
  tooMany: (p) => `Нельзя загрузить более ${ofFiles(p.most)}.`,
  limitReached: (p) => `Достигнут предел: не более ${ofFiles(p.most)}.`,
  wrongType: (p) => `Неверный формат файла, загрузите файл формата ${p.extensions}.`,
  tooBig: (p) => `Размер файла не должен превышать ${figure(p.count)} ${UNITS[p.unit]}.`,
  folders: {
    empty: 'В архиве нет файлов.',
    loose: (p) => `Файлы архива должны лежать в папках с номерами контейнеров; «${p.name}» лежит вне папок.`,
    folder: (p) => `Папки архива должны называться номерами контейнеров; «${p.name}» — неверный номер.`,
    emptyFolder: (p) => `Папка «${p.name}» в архиве пуста.`,
  },
};
export default ru;
