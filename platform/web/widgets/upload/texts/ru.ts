import { russianPlural } from '../../../../wire/language.ts';
import type zh from './zh.ts';

const UNITS = { KB: 'КБ', MB: 'МБ' };
const figure = (count: number) => String(count).replace('.', ',');
const files = (count: number) => `${count} ${russianPlural(count, 'файл', 'файла', 'файлов')}`;
const ofFiles = (count: number) => `${count} ${russianPlural(count, 'файла', 'файлов', 'файлов')}`;

const ru: typeof zh = {
  choose: 'Выбрать файлы',
  choosePicture: 'Добавить фото',
  area: 'Нажмите, чтобы выбрать файлы, или перетащите их сюда',
  release: 'Отпустите, чтобы загрузить',
  images: 'Изображения',
  formats: (p) => p.formats.join(', '),
  each: (p) => `до ${figure(p.count)} ${UNITS[p.unit]}, не более ${ofFiles(p.files)}`,
  upTo: (p) => `до ${figure(p.count)} ${UNITS[p.unit]}`,
  separator: '; ',
  paste: 'снимок экрана можно вставить',
  files: 'Файлы',
  noFiles: 'Файлов нет',
  waiting: 'Ожидает загрузки',
  checking: 'Проверяется…',
  uploading: (p) => `Загрузка: ${p.percent} %`,
  overall: (p) => `Загружается ${files(p.count)}`,
  stop: (p) => `Отменить загрузку ${p.name}`,
  retry: (p) => `Загрузить ${p.name} снова`,
  dismiss: (p) => `Убрать ${p.name} из списка`,
  remove: (p) => `Удалить ${p.name}`,
  replace: (p) => `Заменить ${p.name}`,
  download: (p) => `Скачать ${p.name}`,
  closeNotice: 'Закрыть сообщение',
  replaceQuestion: 'Заменить этот файл?',
  replaceBy: (p) => `${p.old} → ${p.name}`,
  double: 'Этот файл уже есть в списке.',
  success: 'Загрузка завершена',
  someDone: (p) => `Загружено: ${files(p.done)}, с ошибкой: ${p.failed}`,
  failed: 'Не удалось загрузить файл, повторите попытку.',
  replaced: 'Файл заменён',
  removed: 'Файл удалён',
  removeFailed: 'Не удалось удалить файл, повторите попытку.',
  pasted: 'Вставленное изображение',
  zip: {
    unreadable: 'Не удалось прочитать архив; проверьте, что он не повреждён и не защищён паролем.',
    hint: 'папки названы номерами контейнеров',
  },
};
export default ru;
