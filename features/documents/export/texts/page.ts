import { template, texts } from '../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../../platform/wire/language.ts';

export const { zh, en, ru } = texts({
  server: {
    absent: [
      '未找到该导出任务，请刷新页面。',
      'Export not found. Please reload the page.',
      'Выгрузка не найдена. Обновите страницу.',
    ],
    unknownList: ['该列表不支持导出。', 'This list cannot be exported.', 'Этот список нельзя выгрузить.'],
    mayNotExport: [
      '您没有导出该列表的权限。',
      'You do not have permission to export this list.',
      'У вас нет права выгружать этот список.',
    ],
    tooMany: template(
      (p: { max: number }) => `您已有 ${p.max} 个导出任务在排队，请稍后再导出。`,
      (p) => `You already have ${p.max} exports in the queue. Please try again later.`,
      (p) =>
        `В очереди уже ${p.max} ${russianPlural(p.max, 'ваша выгрузка', 'ваши выгрузки', 'ваших выгрузок')}. Повторите немного позже.`,
    ),
    nothingToDownload: ['暂无可下载的文件。', 'No file available for download.', 'Нет файла для скачивания.'],
    over: [
      '该导出任务已结束，无法取消。',
      'This export has already finished and cannot be cancelled.',
      'Эта выгрузка уже завершена, отменить её нельзя.',
    ],
    notFailed: [
      '只有失败或已取消的导出任务可以重试。',
      'Only failed or cancelled exports can be retried.',
      'Повторить можно только неудавшуюся или отменённую выгрузку.',
    ],
    stillOpen: [
      '导出任务正在进行，请先取消。',
      'This export is still in progress. Please cancel it first.',
      'Выгрузка ещё выполняется. Сначала отмените её.',
    ],
    statuses: {
      waiting: ['排队中', 'Queued', 'В очереди'],
      running: ['导出中', 'In progress', 'Выполняется'],
      done: ['已完成', 'Completed', 'Готово'],
      failed: ['导出失败', 'Failed', 'Ошибка'],
      cancelled: ['已取消', 'Cancelled', 'Отменена'],
    },
    fault: template(
      (p: { faultId: string }) => `系统异常，请稍后重试。错误编号：${p.faultId}`,
      (p) => `Something went wrong. Please try again later. Error reference: ${p.faultId}`,
      (p) => `Произошла ошибка. Повторите попытку позже. Код ошибки: ${p.faultId}`,
    ),
    rightLost: [
      '您已没有导出该列表的权限。',
      'You no longer have permission to export this list.',
      'У вас больше нет права выгружать этот список.',
    ],
    tooManyRows: [
      '数据行数过多，无法导出，请缩小查询范围后重试。',
      'Too many rows for one export. Please narrow down the list and try again.',
      'В списке слишком много строк для одной выгрузки. Сузьте его фильтрами и повторите.',
    ],
  },
  page: {
    pageTitle: ['我的下载', 'My downloads', 'Мои выгрузки'],
    title: ['下载列表', 'Downloads', 'Выгрузки'],
    subtitle: ['导出的文件保留 7 天', 'Exported files are kept for 7 days', 'Выгруженные файлы хранятся 7 дней'],
    open: ['下载列表', 'Downloads', 'Выгрузки'],
    running: template(
      (p: { count: number }) => `下载列表，${p.count} 个导出进行中`,
      (p) => `Downloads, ${p.count} in progress`,
      (p) => `Выгрузки, выполняется: ${p.count}`,
    ),
    empty: ['最近 7 天没有导出过列表', 'No exports in the last 7 days', 'За последние 7 дней выгрузок не было'],
    businessName: ['业务名称', 'List', 'Список'],
    fileName: ['文件名称', 'File', 'Файл'],
    addUserName: ['添加人', 'Exported by', 'Исполнитель'],
    addTime: ['添加时间', 'Exported on', 'Время'],
    status: ['状态', 'Status', 'Статус'],
    rows: template(
      (p: { count: string }) => `${p.count} 行`,
      (p) => `${p.count} ${p.count === '1' ? 'row' : 'rows'}`,
      (p) => `Строк: ${p.count}`,
    ),
    rowsOf: template(
      (p: { done: string; total: string }) => `${p.done} / ${p.total} 行`,
      (p) => `${p.done} of ${p.total} rows`,
      (p) => `Строк: ${p.done} из ${p.total}`,
    ),
    keptUntil: template(
      (p: { time: string }) => `保留至 ${p.time}`,
      (p) => `kept until ${p.time}`,
      (p) => `хранится до ${p.time}`,
    ),
    progress: template(
      (p: { name: string }) => `${p.name}的导出进度`,
      (p) => `Progress of ${p.name}`,
      (p) => `Ход выгрузки: ${p.name}`,
    ),
    download: ['下载', 'Download', 'Скачать'],
    cancel: ['取消', 'Cancel', 'Отменить'],
    retry: ['重试', 'Try again', 'Повторить'],
    remove: ['删除', 'Delete', 'Удалить'],
    removeAsk: ['是否确认删除？', 'Delete this export and its file?', 'Удалить выгрузку и её файл?'],
    cancelled: ['已取消导出', 'Export cancelled', 'Выгрузка отменена'],
    removed: ['已删除', 'Deleted', 'Удалено'],
    started: ['正在导出，请稍候', 'Exporting, please wait', 'Идёт выгрузка, подождите'],
    done: ['导出成功', 'Exported', 'Выгрузка завершена'],
    failed: template(
      (p: { name: string }) => `“${p.name}”导出失败`,
      (p) => `Export failed: ${p.name}`,
      (p) => `Не удалось выгрузить: ${p.name}`,
    ),
    show: ['查看下载列表', 'Show downloads', 'Показать выгрузки'],
  },
});
