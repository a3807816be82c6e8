import { template, texts } from '../../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../../wire/language.ts';

export const { zh, en, ru } = texts({
  previous: ['上一个', 'Previous', 'Предыдущий'],
  next: ['下一个', 'Next', 'Следующий'],
  place: template(
    (p: { at: number; total: number }) => `${p.at} / ${p.total}`,
    (p) => `${p.at} / ${p.total}`,
    (p) => `${p.at} / ${p.total}`,
  ),
  zoomIn: ['放大', 'Zoom in', 'Увеличить'],
  zoomOut: ['缩小', 'Zoom out', 'Уменьшить'],
  fit: ['适应窗口', 'Fit to window', 'По размеру окна'],
  turn: ['顺时针旋转', 'Rotate clockwise', 'Повернуть по часовой стрелке'],
  download: ['下载', 'Download', 'Скачать'],
  close: ['关闭预览', 'Close preview', 'Закрыть просмотр'],
  tools: ['显示工具栏', 'Show tools', 'Показать панель инструментов'],
  loading: ['正在加载…', 'Loading…', 'Загрузка…'],
  received: template(
    (p: { percent: number }) => `正在加载 ${p.percent}%`,
    (p) => `Loading ${p.percent}%`,
    (p) => `Загрузка: ${p.percent} %`,
  ),
  fault: {
    picture: [
      '图片错误，无法打开。',
      'The image is damaged and cannot be opened.',
      'Изображение повреждено, открыть его невозможно.',
    ],
    abnormalPicture: [
      '异常图片，无法查看。',
      'The abnormal image cannot be viewed.',
      'Некорректное изображение, просмотр невозможен.',
    ],
    sheet: [
      '无法读取excel文件的内容,当前不支持xls文件!',
      'The content of the Excel file cannot be read; xls files are not supported!',
      'Не удалось прочитать содержимое файла Excel; файлы xls не поддерживаются!',
    ],
    slowSheet: [
      '该表格过大，无法在线预览，请下载后查看。',
      'The workbook is too large to preview; please download it.',
      'Таблица слишком велика для просмотра, скачайте файл.',
    ],
    pdf: [
      '文件已损坏，无法预览。',
      'The file is damaged and cannot be previewed.',
      'Файл повреждён, просмотр невозможен.',
    ],
    lockedPdf: [
      '该文件已加密，请下载后输入密码查看。',
      'The file is encrypted; please download it and open it with the password.',
      'Файл зашифрован; скачайте его и откройте с паролем.',
    ],
    docx: [
      '无法读取该文档，文件可能已损坏或已加密。',
      'The document cannot be read; it may be damaged or encrypted.',
      'Не удалось прочитать документ: возможно, он повреждён или зашифрован.',
    ],
    archive: [
      '无法读取压缩包目录，文件可能已损坏或已加密。',
      'The contents of the archive cannot be read; it may be damaged or encrypted.',
      'Не удалось прочитать содержимое архива: возможно, он повреждён или зашифрован.',
    ],
    expiredFile: ['文件已过期', 'The file has expired', 'Срок хранения файла истёк'],
    expiredPicture: ['图片已过期', 'The image has expired', 'Срок хранения изображения истёк'],
  },
  none: [
    '暂不支持在线预览该类型的文件',
    'No preview for files of this type',
    'Просмотр файлов этого типа не поддерживается',
  ],
  tooBig: template(
    (p: { size: string }) => `文件大于 ${p.size}，请下载后查看`,
    (p) => `The file is larger than ${p.size}; please download it to view it`,
    (p) => `Файл больше ${p.size}, скачайте его для просмотра`,
  ),
  pendingArchive: [
    '上传后可查看压缩包目录',
    'The contents can be viewed after upload',
    'Содержимое архива будет доступно после загрузки',
  ],
  pdf: {
    label: template(
      (p: { name: string }) => `${p.name} 的页面`,
      (p) => `Pages of ${p.name}`,
      (p) => `Страницы файла ${p.name}`,
    ),
    page: template(
      (p: { page: number; total: number }) => `第 ${p.page} 页，共 ${p.total} 页`,
      (p) => `Page ${p.page} of ${p.total}`,
      (p) => `Страница ${p.page} из ${p.total}`,
    ),
    jump: ['跳转到页', 'Go to page', 'Перейти к странице'],
    badPage: template(
      (p: { page: number }) => `第 ${p.page} 页无法显示`,
      (p) => `Page ${p.page} cannot be shown`,
      (p) => `Страницу ${p.page} показать не удалось`,
    ),
  },
  docx: {
    label: template(
      (p: { name: string }) => `${p.name} 的内容`,
      (p) => `Content of ${p.name}`,
      (p) => `Содержимое файла ${p.name}`,
    ),
  },
  sheet: {
    label: template(
      (p: { name: string }) => `工作表 ${p.name}`,
      (p) => `Sheet ${p.name}`,
      (p) => `Лист ${p.name}`,
    ),
    cut: template(
      (p: { rows: string; columns: string }) => `仅显示前 ${p.rows} 行、${p.columns} 列，完整内容请下载查看`,
      (p) => `Only the first ${p.rows} rows and ${p.columns} columns are shown; download the file to see all`,
      (p) => `Показаны только первые строки (${p.rows}) и столбцы (${p.columns}); остальное — в скачанном файле`,
    ),
    cutSheets: template(
      (p: { count: number }) => `仅显示前 ${p.count} 个工作表`,
      (p) => `Only the first ${p.count} sheets are shown`,
      (p) => `Показаны только первые листы (${p.count})`,
    ),
    empty: ['该工作表没有内容', 'This sheet is empty', 'Лист пуст'],
  },
  text: {
    label: template(
      (p: { name: string }) => `${p.name} 的内容`,
      (p) => `Content of ${p.name}`,
      (p) => `Содержимое файла ${p.name}`,
    ),
    encoding: template(
      (p: { name: string }) => `编码：${p.name}`,
      (p) => `Encoding: ${p.name}`,
      (p) => `Кодировка: ${p.name}`,
    ),
    more: ['显示更多', 'Show more', 'Показать ещё'],
    left: template(
      (p: { size: string }) => `剩余 ${p.size}`,
      (p) => `${p.size} left`,
      (p) => `осталось ${p.size}`,
    ),
    empty: ['文件没有内容', 'The file is empty', 'Файл пуст'],
  },
  archive: {
    label: template(
      (p: { name: string }) => `${p.name} 的目录`,
      (p) => `Contents of ${p.name}`,
      (p) => `Содержимое архива ${p.name}`,
    ),
    search: ['搜索文件名', 'Search by name', 'Поиск по имени'],
    contains: template(
      (p: { files: number; size: string }) => `${p.files} 个文件，解压后 ${p.size}`,
      (p) => `${p.files} ${p.files === 1 ? 'file' : 'files'}, ${p.size} unpacked`,
      (p) => `${p.files} ${russianPlural(p.files, 'файл', 'файла', 'файлов')}, после распаковки ${p.size}`,
    ),
    empty: ['压缩包中没有文件', 'No files in the archive', 'В архиве нет файлов'],
    notFound: ['没有匹配的文件', 'No matching files', 'Подходящих файлов нет'],
  },
  pictures: {
    list: ['图片列表', 'Images', 'Изображения'],
    carousel: ['文件与图片', 'Files and images', 'Файлы и изображения'],
    noFiles: ['暂无相关文件', 'No files yet', 'Файлов пока нет'],
    noPhotos: ['暂无装箱照片', 'No loading photos yet', 'Фотографий погрузки пока нет'],
    open: template(
      (p: { name: string }) => `预览 ${p.name}`,
      (p) => `Preview ${p.name}`,
      (p) => `Просмотреть ${p.name}`,
    ),
    picture: template(
      (p: { at: number; total: number }) => `第 ${p.at} 张，共 ${p.total} 张`,
      (p) => `Image ${p.at} of ${p.total}`,
      (p) => `Изображение ${p.at} из ${p.total}`,
    ),
    before: ['向前', 'Back', 'Назад'],
    after: ['向后', 'Forward', 'Вперёд'],
  },
  notOnServer: [
    '文件尚未上传到服务器，无法下载',
    'The file has not been uploaded to the server yet and cannot be downloaded',
    'Файл ещё не загружен на сервер, скачать его нельзя',
  ],
});
