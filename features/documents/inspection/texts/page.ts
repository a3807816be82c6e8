import { template, texts } from '../../../../libs/texts/texts.ts';
import { tree as rules } from './rules.ts';

export const { zh, en, ru } = texts({
  ...rules,
  title: ['发车前检查', 'Pre-departure inspection', 'Проверка перед отправкой'],
  clean: ['未发现矛盾', 'No contradictions found', 'Противоречий не найдено'],
  counts: template(
    (p: { red: number; amber: number }) => `阻止签发 ${p.red} 项，提醒 ${p.amber} 项`,
    (p) => `${p.red} stopping, ${p.amber} ${p.amber === 1 ? 'warning' : 'warnings'}`,
    (p) => `запретов: ${p.red}, предупреждений: ${p.amber}`,
  ),
  severities: {
    red: ['阻止签发', 'Stops issuing', 'Запрет выдачи'],
    amber: ['提醒', 'Warning', 'Предупреждение'],
  },
  accepted: ['已放行', 'Accepted', 'Допущено'],
  dossier: ['单证信息', 'Order data', 'Данные заказа'],
  onPage: template(
    (p: { file: string; page: number }) => `${p.file}，第 ${p.page} 页`,
    (p) => `${p.file}, p. ${p.page}`,
    (p) => `${p.file}, с. ${p.page}`,
  ),
  unsure: ['识别存疑', 'uncertain reading', 'распознано неуверенно'],
  showPlace: ['查看原件', 'Show on page', 'Показать на странице'],
  hidePlace: ['收起原件', 'Hide page', 'Скрыть страницу'],
  empty: ['未填写', 'empty', 'не заполнено'],
  more: template(
    (p: { count: number }) => `另有 ${p.count} 处`,
    (p) => `${p.count} more`,
    (p) => `ещё ${p.count}`,
  ),
  notes: {
    sums: template(
      (p: { ours: string; theirs: string }) => `合计：${p.ours} ↔ ${p.theirs}`,
      (p) => `Totals: ${p.ours} ↔ ${p.theirs}`,
      (p) => `Итого: ${p.ours} ↔ ${p.theirs}`,
    ),
    containerTwice: template(
      (p: { theirs: string }) => `也用于订单 ${p.theirs}`,
      (p) => `Also in order ${p.theirs}`,
      (p) => `Также в заказе ${p.theirs}`,
    ),
    vgmMax: template(
      (p: { theirs: string }) => `允许总重 ${p.theirs} kg`,
      (p) => `Permitted gross mass ${p.theirs} kg`,
      (p) => `Допустимая масса ${p.theirs} кг`,
    ),
    mass: template(
      (p: { theirs: string }) => `皮重加毛重：${p.theirs} kg`,
      (p) => `Tare plus gross weight: ${p.theirs} kg`,
      (p) => `Тара и брутто: ${p.theirs} кг`,
    ),
    regime: template(
      (p: { theirs: string }) => `国家：${p.theirs}`,
      (p) => `Countries: ${p.theirs}`,
      (p) => `Страны: ${p.theirs}`,
    ),
  },
  takeOver: template(
    (p: { value: string }) => `采用 ${p.value}`,
    (p) => `Use ${p.value}`,
    (p) => `Взять ${p.value}`,
  ),
  takenOver: ['已采用', 'Value applied', 'Значение применено'],
  amend: template(
    (p: { value: string }) => `更正为 ${p.value}…`,
    (p) => `Amend to ${p.value}…`,
    (p) => `Исправить на ${p.value}…`,
  ),
  overrule: ['放行', 'Accept', 'Допустить'],
  overruleTitle: ['放行此项', 'Accept this finding', 'Допустить расхождение'],
  overruled: ['已放行', 'Finding accepted', 'Расхождение допущено'],
  takeBack: ['撤销放行', 'Withdraw acceptance', 'Отозвать допуск'],
  takenBack: ['放行已撤销', 'Acceptance withdrawn', 'Допуск отозван'],
  exceptions: ['放行后签发的单证', 'Documents issued with an acceptance', 'Документы, выданные по допуску'],
  version: template(
    (p: { no: number }) => `版本 ${p.no}`,
    (p) => `version ${p.no}`,
    (p) => `версия ${p.no}`,
  ),
  train: {
    summary: template(
      (p: { red: number; amber: number; orders: number; of: number }) =>
        `${p.of} 个订单中 ${p.orders} 个有问题：阻止签发 ${p.red} 项，提醒 ${p.amber} 项`,
      (p) => `${p.orders} of ${p.of} orders with findings: ${p.red} stopping, ${p.amber} warnings`,
      (p) => `Заказы с замечаниями: ${p.orders} из ${p.of}; запретов ${p.red}, предупреждений ${p.amber}`,
    ),
    order: ['订单号', 'Order no.', '№ заказа'],
    company: ['企业', 'Company', 'Компания'],
    red: ['阻止签发', 'Stopping', 'Запреты'],
    amber: ['提醒', 'Warnings', 'Предупреждения'],
    accepted: ['已放行', 'Accepted', 'Допущено'],
    rules: ['涉及规则', 'Rules', 'Правила'],
  },
  rulesPage: {
    title: ['单证检查规则', 'Inspection rules', 'Правила проверки'],
    subtitle: [
      '签发前核对订单信息与上传的单证',
      'Order data and uploaded documents are compared before issuing',
      'До выдачи данные заказа сверяются с загруженными документами',
    ],
    rule: ['规则', 'Rule', 'Правило'],
    effect: ['作用', 'Effect', 'Действие'],
    source: ['依据', 'Source', 'Основание'],
    version: ['版本', 'Version', 'Версия'],
    since: ['生效日', 'In force from', 'Действует с'],
    limit: ['允许偏差', 'Tolerance', 'Допуск'],
    state: ['状态', 'Status', 'Статус'],
    on: ['启用', 'On', 'Включено'],
    off: ['停用', 'Off', 'Выключено'],
    changed: ['修改', 'Changed', 'Изменено'],
    edit: ['设置', 'Edit', 'Изменить'],
    save: ['保存', 'Save', 'Сохранить'],
    saved: ['已保存', 'Saved', 'Сохранено'],
    limitHint: template(
      (p: { declared: string }) => `默认 ${p.declared} %`,
      (p) => `Default ${p.declared}%`,
      (p) => `По умолчанию ${p.declared} %`,
    ),
    trial: ['按历史订单试算', 'Trial on past orders', 'Проба на прошлых заказах'],
    trying: ['正在试算…', 'Checking past orders…', 'Проверка прошлых заказов…'],
    wouldStop: template(
      (p: { orders: number; stopped: number; warned: number }) =>
        `已发车班列的 ${p.orders} 个订单中，${p.stopped} 个会被阻止签发，${p.warned} 个会有提醒`,
      (p) => `Of ${p.orders} orders on departed trains, ${p.stopped} would have been stopped and ${p.warned} warned`,
      (p) => `Из ${p.orders} заказов ушедших поездов остановлено было бы ${p.stopped}, предупреждено ${p.warned}`,
    ),
    noPast: ['暂无已发车的订单', 'No orders on departed trains yet', 'Заказов на ушедших поездах пока нет'],
  },
});
