import type zh from './zh.ts';

const figure = (count: number) => String(count).replace('.', ',');

const ru: typeof zh = {
  server: {
    absent: 'Файл не найден или удалён.',
    unknownType: (p) => `Файлы вида ${p.docType} не принимаются.`,
    noneToDownload: 'Нет файла для скачивания.',
    recordAbsent: 'Запись, к которой относится файл, не найдена.',
    notAllowed: 'Вы не можете изменить этот файл.',
    notAllowedTemplate: 'Шаблоны ведут только сотрудники платформы.',
    noThumbnail: 'Для этого файла нет уменьшенного изображения.',
    linkExpired: 'Ссылка недействительна или её срок истёк.',
    companyFull: (p) =>
      `У вашей компании не хватает места для этого файла: свободно ${figure(p.left)} ГБ из ${figure(p.limit)} ГБ. Удалите ненужные файлы или обратитесь в службу поддержки.`,
    personFull: (p) =>
      `Вам не хватает места для этого файла: свободно ${figure(p.left)} ГБ из ${figure(p.limit)} ГБ. Удалите ненужные файлы или обратитесь в службу поддержки.`,
  },
  resourceTypes: {
    FZFP: 'Шаблон счёта',
    FZHT: 'Шаблон договора',
    FZQD: 'Шаблон перечня на выдачу',
    FZYS: 'Шаблон перечня сведений',
    AF: 'Подтверждение доп. сборов',
  },
};
export default ru;
