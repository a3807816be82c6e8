import { template, texts } from '../../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../../wire/language.ts';

const filesEn = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;

const UNITSRu = { KB: 'КБ', MB: 'МБ' };
const figureRu = (count: number) => String(count).replace('.', ',');
const filesRu = (count: number) => `${count} ${russianPlural(count, 'файл', 'файла', 'файлов')}`;
const ofFilesRu = (count: number) => `${count} ${russianPlural(count, 'файла', 'файлов', 'файлов')}`;

export const { zh, en, ru } = texts({
  choose: ['选择文件', 'Choose files', 'Выбрать файлы'],
  choosePicture: ['上传图片', 'Add image', 'Добавить изображение'],
  area: [
    '点击选择文件，或将文件拖到此处',
    'Click to choose files, or drop them here',
    'Нажмите, чтобы выбрать файлы, или перетащите их сюда',
  ],
  release: ['松开即可上传', 'Release to upload', 'Отпустите, чтобы загрузить'],
  images: ['图片', 'Images', 'Изображения'],
  formats: template(
    (p: { formats: readonly string[] }) => `支持${p.formats.join('、')}`,
    (p) => p.formats.join(', '),
    (p) => p.formats.join(', '),
  ),
  each: template(
    (p: { count: number; unit: 'KB' | 'MB'; files: number }) => `单个 ≤ ${p.count} ${p.unit}，最多 ${p.files} 个`,
    (p) => `up to ${p.count} ${p.unit} each, ${filesEn(p.files)}`,
    (p) => `до ${figureRu(p.count)} ${UNITSRu[p.unit]}, не более ${ofFilesRu(p.files)}`,
  ),
  upTo: template(
    (p: { count: number; unit: 'KB' | 'MB' }) => `≤ ${p.count} ${p.unit}`,
    (p) => `up to ${p.count} ${p.unit}`,
    (p) => `до ${figureRu(p.count)} ${UNITSRu[p.unit]}`,
  ),
  separator: ['，', '; ', '; '],
  paste: ['可粘贴截图', 'screenshots can be pasted', 'снимок экрана можно вставить'],
  files: ['文件列表', 'Files', 'Файлы'],
  noFiles: ['暂无文件', 'No files', 'Файлов нет'],
  waiting: ['等待上传', 'Waiting', 'Ожидает загрузки'],
  checking: ['正在处理…', 'Processing…', 'Проверяется…'],
  uploading: template(
    (p: { percent: number }) => `上传中 ${p.percent}%`,
    (p) => `Uploading ${p.percent}%`,
    (p) => `Загрузка: ${p.percent} %`,
  ),
  overall: template(
    (p: { count: number }) => `正在上传 ${p.count} 个文件`,
    (p) => `Uploading ${filesEn(p.count)}`,
    (p) => `Загружается ${filesRu(p.count)}`,
  ),
  stop: template(
    (p: { name: string }) => `取消上传 ${p.name}`,
    (p) => `Cancel upload of ${p.name}`,
    (p) => `Отменить загрузку ${p.name}`,
  ),
  retry: template(
    (p: { name: string }) => `重新上传 ${p.name}`,
    (p) => `Upload ${p.name} again`,
    (p) => `Загрузить ${p.name} снова`,
  ),
  dismiss: template(
    (p: { name: string }) => `从列表移除 ${p.name}`,
    (p) => `Remove ${p.name} from the list`,
    (p) => `Убрать ${p.name} из списка`,
  ),
  remove: template(
    (p: { name: string }) => `删除 ${p.name}`,
    (p) => `Delete ${p.name}`,
    (p) => `Удалить ${p.name}`,
  ),
  replace: template(
    (p: { name: string }) => `替换 ${p.name}`,
    (p) => `Replace ${p.name}`,
    (p) => `Заменить ${p.name}`,
  ),
  download: template(
    (p: { name: string }) => `下载 ${p.name}`,
    (p) => `Download ${p.name}`,
    (p) => `Скачать ${p.name}`,
  ),
  closeNotice: ['关闭提示', 'Close notice', 'Закрыть сообщение'],
  replaceQuestion: ['是否替换该文件？', 'Replace this file?', 'Заменить этот файл?'],
  replaceBy: template(
    (p: { old: string; name: string }) => `${p.old} → ${p.name}`,
    (p) => `${p.old} → ${p.name}`,
    (p) => `${p.old} → ${p.name}`,
  ),
  double: ['该文件已在列表中，请勿重复上传。', 'This file is already in the list.', 'Этот файл уже есть в списке.'],
  success: ['上传成功', 'Upload successful', 'Загрузка завершена'],
  someDone: template(
    (p: { done: number; failed: number }) => `${p.done} 个文件上传成功，${p.failed} 个失败`,
    (p) => `${filesEn(p.done)} uploaded, ${p.failed} failed`,
    (p) => `Загружено: ${filesRu(p.done)}, с ошибкой: ${p.failed}`,
  ),
  failed: ['上传失败，请重试。', 'Upload failed, please try again.', 'Не удалось загрузить файл, повторите попытку.'],
  replaced: ['替换成功', 'Replaced', 'Файл заменён'],
  removed: ['删除成功', 'Delete successful', 'Файл удалён'],
  removeFailed: [
    '删除失败，请重试。',
    'Delete failed, please try again.',
    'Не удалось удалить файл, повторите попытку.',
  ],
  pasted: ['粘贴图片', 'Pasted image', 'Вставленное изображение'],
  zip: {
    unreadable: [
      '无法读取该压缩包，请确认文件完整且未加密。',
      'The archive cannot be read; please check that it is complete and not encrypted.',
      'Не удалось прочитать архив; проверьте, что он не повреждён и не защищён паролем.',
    ],
    hint: ['文件夹以箱号命名', 'name folders by container number', 'папки назовите номерами контейнеров'],
  },
});
