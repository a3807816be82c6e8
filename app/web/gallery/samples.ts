import type { ComponentType } from 'react';
import type { Trilingual } from '../../../platform/wire/language.ts';

/** A widget in its variants and states. */
export interface Sample {
  /** end of the address `/custom/widgets/<key>` */
  key: string;
  title: Trilingual;
  load: () => Promise<{ default: ComponentType }>;
}

/** In the order of the side list. A new sample is a file beside this one and a line here. */
export const SAMPLES: readonly Sample[] = [
  {
    key: 'fileIcons',
    title: { zh: '文件图标', en: 'File icons', ru: 'Значки файлов' },
    load: () => import('./samples/fileIcons.tsx'),
  },
  {
    key: 'fileUploader',
    title: { zh: '文件上传', en: 'File uploader', ru: 'Загрузка файлов' },
    load: () => import('./samples/fileUploader.tsx'),
  },
  {
    key: 'dragUploader',
    title: { zh: '拖拽上传', en: 'Drag uploader', ru: 'Загрузка перетаскиванием' },
    load: () => import('./samples/dragUploader.tsx'),
  },
  {
    key: 'thumbnailUploader',
    title: { zh: '缩略图上传', en: 'Thumbnail uploader', ru: 'Загрузка с миниатюрами' },
    load: () => import('./samples/thumbnailUploader.tsx'),
  },
  {
    key: 'imageUploader',
    title: { zh: '图片上传', en: 'Image uploader', ru: 'Загрузка изображений' },
    load: () => import('./samples/imageUploader.tsx'),
  },
  {
    key: 'zipUploader',
    title: { zh: '按箱号压缩包上传', en: 'Archive by container', ru: 'Архив по контейнерам' },
    load: () => import('./samples/zipUploader.tsx'),
  },
  {
    key: 'preview',
    title: { zh: '文件预览', en: 'File preview', ru: 'Просмотр файлов' },
    load: () => import('./samples/preview.tsx'),
  },
  {
    key: 'pictures',
    title: { zh: '图片与文件轮播', en: 'Pictures and carousel', ru: 'Изображения и карусель' },
    load: () => import('./samples/pictures.tsx'),
  },
  {
    key: 'inputs',
    title: { zh: '输入框与校验', en: 'Inputs and rules', ru: 'Поля и проверки' },
    load: () => import('./samples/inputs.tsx'),
  },
  {
    key: 'dates',
    title: { zh: '日期选择', en: 'Days and times', ru: 'Даты и время' },
    load: () => import('./samples/dates.tsx'),
  },
  {
    key: 'select',
    title: { zh: '虚拟下拉', en: 'Long select', ru: 'Длинный список' },
    load: () => import('./samples/select.tsx'),
  },
  {
    key: 'dictTag',
    title: { zh: '字典标签', en: 'Dictionary tag', ru: 'Метка справочника' },
    load: () => import('./samples/dictTag.tsx'),
  },
  {
    key: 'pager',
    title: { zh: '分页', en: 'Pager', ru: 'Пагинация' },
    load: () => import('./samples/pager.tsx'),
  },
  {
    key: 'columns',
    title: { zh: '列显示/隐藏', en: 'Show/hide columns', ru: 'Выбор столбцов' },
    load: () => import('./samples/columns.tsx'),
  },
  {
    key: 'richText',
    title: { zh: '富文本编辑器', en: 'Rich text', ru: 'Форматированный текст' },
    load: () => import('./samples/richText.tsx'),
  },
];
