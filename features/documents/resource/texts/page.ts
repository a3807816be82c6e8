import { template, texts } from '../../../../libs/texts/texts.ts';

const figureRu = (count: number) => String(count).replace('.', ',');

/** Texts of uploaded files (documents 5.1 and 8). */
export const { zh, en, ru } = texts({
  server: {
    absent: ['文件不存在或已被删除。', 'File not found or already deleted.', 'Файл не найден или удалён.'],
    unknownType: template(
      (p: { docType: string }) => `不支持的文件类别：${p.docType}。`,
      (p) => `File type not supported: ${p.docType}.`,
      (p) => `Файлы вида ${p.docType} не принимаются.`,
    ),
    noneToDownload: ['没有可下载的文件。', 'No file available for download.', 'Нет файла для скачивания.'],
    recordAbsent: [
      '文件所属的业务不存在。',
      'The record this file belongs to was not found.',
      'Запись, к которой относится файл, не найдена.',
    ],
    notAllowed: [
      '您没有修改该文件的权限。',
      'You do not have permission to change this file.',
      'Вы не можете изменить этот файл.',
    ],
    notAllowedTemplate: [
      '只有平台人员可以维护模板文件。',
      'Only platform staff can manage templates.',
      'Шаблоны ведут только сотрудники платформы.',
    ],
    noThumbnail: [
      '该文件没有缩略图。',
      'No thumbnail available for this file.',
      'Для этого файла нет уменьшенного изображения.',
    ],
    linkExpired: [
      '分享链接无效或已过期。',
      'This share link is invalid or has expired.',
      'Ссылка недействительна или её срок истёк.',
    ],
    companyFull: template(
      (p: { limit: number; left: number }) =>
        `贵司的文件存储空间不足：共 ${p.limit} GB，剩余 ${p.left} GB。请删除不再需要的文件，或联系客服。`,
      (p) =>
        `Not enough storage for your company: ${p.left} GB of ${p.limit} GB left. Please delete files you no longer need or contact customer service.`,
      (p) =>
        `Вашей компании не хватает места для файлов: свободно ${figureRu(p.left)} ГБ из ${figureRu(p.limit)} ГБ. Удалите ненужные файлы или обратитесь в службу поддержки.`,
    ),
    personFull: template(
      (p: { limit: number; left: number }) =>
        `您的文件存储空间不足：共 ${p.limit} GB，剩余 ${p.left} GB。请删除不再需要的文件，或联系客服。`,
      (p) =>
        `Not enough storage: ${p.left} GB of ${p.limit} GB left. Please delete files you no longer need or contact customer service.`,
      (p) =>
        `Недостаточно места для файлов: свободно ${figureRu(p.left)} ГБ из ${figureRu(p.limit)} ГБ. Удалите ненужные файлы или обратитесь в службу поддержки.`,
    ),
  },
  resourceTypes: {
    FZFP: ['发票模板', 'Invoice template', 'Шаблон счёта-фактуры'],
    FZHT: ['合同模板', 'Contract template', 'Шаблон договора'],
    FZQD: ['提箱清单模板', 'Pick list template', 'Шаблон перечня на выдачу'],
    FZYS: ['要素单证模板', 'Element document template', 'Шаблон перечня сведений'],
    AF: ['异常费用凭证', 'Proof of additional charges', 'Подтверждение доп. сборов'],
  },
});
