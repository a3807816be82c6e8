import type { ComponentType } from 'react';
import type { Trilingual } from '../../../platform/wire/language.ts';

/** A widget shown live, in its variants and states, on a page of its own. */
export interface Sample {
  /** the end of its address: `/custom/widgets/<key>` */
  key: string;
  title: Trilingual;
  load: () => Promise<{ default: ComponentType }>;
}

/** Every widget that can be seen, in the order of the side list. A new sample is a file beside and one line here. */
export const SAMPLES: readonly Sample[] = [
  {
    key: 'fileIcons',
    title: { zh: '文件图标', en: 'File icons', ru: 'Значки файлов' },
    load: () => import('./samples/fileIcons.tsx'),
  },
];
