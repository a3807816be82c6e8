import { template, texts } from '../../../../libs/texts/texts.ts';

/** The board of a train's papers. */
export const { tree, zh, en, ru } = texts({
  title: ['班列单证看板', 'Documents by train', 'Документы по поездам'],
  loading: ['装车方案', 'Train loading', 'Погрузка поезда'],
  allRows: ['全部', 'All', 'Все'],
  openRows: ['未完成', 'Open', 'Незавершённые'],
  noNumber: ['未录箱号', 'No container no.', 'Без номера'],
  issueAll: template(
    (p: { count: number }) => `签发全部可签发单证（${p.count}）`,
    (p) => `Issue all ready (${p.count})`,
    (p) => `Выдать все готовые (${p.count})`,
  ),
  issueAllTitle: template(
    (p: { count: number }) => `签发 ${p.count} 份单证？`,
    (p) => `Issue ${p.count} documents?`,
    (p) => `Выдать документы: ${p.count}?`,
  ),
  issueAllText: [
    '内容和文件将被固定，之后只能填写原因更正。有缺项的单证不予签发，原因另行列出。',
    'Their content is locked; later changes require a reason. Incomplete documents are not issued and are listed with the reasons.',
    'Содержание фиксируется, изменения — только с указанием причины. Неполные документы не выдаются, они будут перечислены с причинами.',
  ],
  batchStarted: ['签发已开始', 'Issuing has started', 'Выдача начата'],
  issuing: template(
    (p: { done: number; total: number }) => `正在签发：${p.done} / ${p.total}`,
    (p) => `Issuing: ${p.done} of ${p.total}`,
    (p) => `Выдача: ${p.done} из ${p.total}`,
  ),
  batchDone: template(
    (p: { issued: number; refused: number }) => `最近一次签发：已签发 ${p.issued}，未签发 ${p.refused}`,
    (p) => `Last run: ${p.issued} issued, ${p.refused} not issued`,
    (p) => `Последняя выдача: выдано ${p.issued}, не выдано ${p.refused}`,
  ),
  notIssued: template(
    (p: { count: number }) => `未签发的单证（${p.count}）及原因`,
    (p) => `Not issued (${p.count}), with the reasons`,
    (p) => `Не выдано (${p.count}), с причинами`,
  ),
  more: template(
    (p: { count: number }) => `另有 ${p.count} 处`,
    (p) => `and ${p.count} more`,
    (p) => `и ещё ${p.count}`,
  ),
  outcomes: {
    issued: ['已签发', 'Issued', 'Выдан'],
    stopped: ['检查发现矛盾，未签发', 'Stopped by inspection', 'Остановлено проверкой'],
    noNumbers: ['运单号段已用完', 'No consignment note numbers left', 'Номера накладных закончились'],
    failed: ['签发失败，请重试', 'Issuing failed. Please try again', 'Не удалось выдать, повторите попытку'],
  },
  printAll: template(
    (p: { count: number }) => `打印全部已签发单证（${p.count}）`,
    (p) => `Print all issued (${p.count})`,
    (p) => `Печать всех выданных (${p.count})`,
  ),
  cellStates: {
    missing: ['待更正处数', 'Items to correct', 'Нужно исправить'],
    ready: ['可签发', 'Ready to issue', 'Можно выдать'],
    issued: ['已签发', 'Issued', 'Выдан'],
    differs: ['内容已变', 'Changed since issue', 'Изменился после выдачи'],
    notNeeded: ['不需要', 'Not required', 'Не нужен'],
  },
});
