/** Names of what a link is for: zh, en, ru. */
export const tree = {
  numbers: ['箱号与封号', 'Container and seal numbers', 'Номера контейнеров и пломб'],
  vgm: ['VGM', 'VGM', 'Масса VGM'],
  photos: ['照片与单证', 'Photos and documents', 'Фото и документы'],
  follow: ['货物跟踪', 'Shipment tracking', 'Отслеживание груза'],
} as const;
