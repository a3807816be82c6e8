import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  title: ['能否赶上班列', 'Ready for departure', 'Готовность к отправке'],
  verdicts: {
    yes: ['能赶上', 'On time', 'Успевает'],
    unknown: ['暂无参考', 'No experience yet', 'Пока нет данных'],
    risk: ['有风险', 'At risk', 'Под угрозой'],
    no: ['赶不上', 'Will miss the train', 'Не успевает'],
  },
  steps: {
    number: ['箱号', 'Container no.', '№ контейнера'],
    goods: ['运单信息', 'Consignment note data', 'Данные накладной'],
    vgm: ['VGM', 'VGM', 'VGM'],
    contradictions: ['单证矛盾', 'Contradictions', 'Противоречия'],
    gateIn: ['重箱进站', 'Gate-in', 'Завоз на терминал'],
    note: ['运单签发', 'Consignment note', 'Выдача накладной'],
  },
  turns: {
    customer: ['待客户', 'Customer', 'Клиент'],
    haulier: ['待车队', 'Haulier', 'Перевозчик'],
    platform: ['待平台', 'Platform', 'Платформа'],
  },
  container: ['集装箱', 'Container', 'Контейнер'],
  verdict: ['结论', 'Forecast', 'Прогноз'],
  decides: ['关键事项', 'Waiting for', 'Ожидается'],
  noNumber: ['未录箱号', 'No number yet', 'Номера ещё нет'],
  done: ['已完成', 'Done', 'Готово'],
  open: ['待完成', 'Open', 'Не готово'],
  missing: template(
    (p: { count: number }) => `缺 ${p.count} 项`,
    (p) => `${p.count} missing`,
    (p) => `не хватает: ${p.count}`,
  ),
  toSettle: template(
    (p: { count: number }) => `${p.count} 处`,
    (p) => `${p.count} to settle`,
    (p) => `устранить: ${p.count}`,
  ),
  usually: template(
    (p: { time: string }) => `通常 ${p.time} 前完成`,
    (p) => `usually done by ${p.time}`,
    (p) => `обычно готово к ${p.time}`,
  ),
  experience: template(
    (p: { step: string; time: string; count: number }) => `${p.step}：通常在发车前 ${p.time}（${p.count} 个订单）`,
    (p) => `${p.step}: usually ${p.time} before departure (${p.count} ${p.count === 1 ? 'order' : 'orders'})`,
    (p) => `${p.step}: обычно за ${p.time} до отправления (заказов: ${p.count})`,
  ),
  train: {
    summary: template(
      (p: { all: number; yes: number; risk: number; no: number }) =>
        `${p.all} 箱：能赶上 ${p.yes}，有风险 ${p.risk}，赶不上 ${p.no}`,
      (p) =>
        `${p.all} ${p.all === 1 ? 'container' : 'containers'}: ${p.yes} on time, ${p.risk} at risk, ${p.no} will miss`,
      (p) => `Контейнеров ${p.all}: успевают ${p.yes}, под угрозой ${p.risk}, не успевают ${p.no}`,
    ),
    unknown: template(
      (p: { count: number }) => `暂无参考 ${p.count}`,
      (p) => `no experience yet: ${p.count}`,
      (p) => `пока нет данных: ${p.count}`,
    ),
    order: ['订单号', 'Order no.', '№ заказа'],
    company: ['企业', 'Company', 'Компания'],
    containers: ['集装箱数', 'Containers', 'Контейнеры'],
  },
});
