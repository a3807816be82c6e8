type Moved = {
  orderNo: string;
  /** '': the whole order */
  splitFrom: string;
  fromTrainNo: string;
  fromDepartTime: string;
  trainNo: string;
  departTime: string;
  decideTime: string;
  cause: string;
  reason: string;
};

const causeOf = ({ cause, reason }: { cause: string; reason: string }) => [cause, reason].filter(Boolean).join('；');
const movedTo = (p: Moved) =>
  `${p.splitFrom ? `订单 ${p.splitFrom} 的部分箱（新订单 ${p.orderNo}）` : `订单 ${p.orderNo} `}已由 ${p.fromTrainNo}（${p.fromDepartTime}）改配至 ${p.trainNo}（${p.departTime}，北京时间）。原因：${causeOf(p)}。`;

const zh = {
  rolledOver: (p: Moved) => ({
    title: `订单已改配 ${p.orderNo}`,
    content: `${movedTo(p)}请在 ${p.decideTime} 前接受新班列，或免费取消订单；逾期视为接受。补偿按订舱时的规则计入订单费用。`,
  }),
  rolledOverFixed: (p: Moved) => ({
    title: `订单已改配 ${p.orderNo}`,
    content: `${movedTo(p)}费用由贵司承担。`,
  }),
  accepted: (p: { orderNo: string; companyName: string; trainNo: string }) => ({
    title: `客户已接受改配 ${p.orderNo}`,
    content: `${p.companyName} 已接受订单 ${p.orderNo} 改配至 ${p.trainNo}。`,
  }),
  timeline: (p: { from: string; to: string; cause: string }) => `由 ${p.from} 改配至 ${p.to}。原因：${p.cause}`,
  parted: (p: { orderNo: string; moved: string }) => `部分箱另立订单 ${p.orderNo}：${p.moved}`,
  containerGone: '所选箱不在该订单中，请刷新',
  absent: '订单不存在',
  notRollable: '只有已确认且未发车的订单可以改配',
  wrongTrain: '请选择同一线路更晚发车、开放订舱的班列',
  numberTaken: (p: { containerNo: string; orderNo: string }) =>
    `箱号 ${p.containerNo} 在新班列运行期间已用于订单 ${p.orderNo}，请选择其他班列`,
  decided: '改配已处理或已过期，请刷新页面',
  crowded: '该班列正在被集中订舱，请重试',
};
export default zh;
