const after = (p: { arriveTime?: string; reason?: string | undefined }) =>
  [p.reason && `原因：${p.reason}。`, p.arriveTime && `预计到达终到站：${p.arriveTime}。`].filter(Boolean).join('');

/** Rendered when read: a missing parameter yields an empty text. */
const zh = {
  submitted: (p: { orderNo: string; companyName: string; trainNo: string; teu: number }) => ({
    title: `待确认订舱 ${p.orderNo}`,
    content: `${p.companyName} 提交了订舱 ${p.orderNo}：班列 ${p.trainNo}，${p.teu} TEU。请确认或拒绝。`,
  }),
  withdrawn: (p: { orderNo: string; companyName: string; reason: string; state?: string }) => ({
    title: `订舱已撤销 ${p.orderNo}`,
    content: `${p.companyName} 撤销了${p.state === 'waitlisted' ? `候补中的订舱 ${p.orderNo}` : `订舱 ${p.orderNo}，舱位已释放`}。${p.reason && `原因：${p.reason}`}`,
  }),
  confirmed: (p: { orderNo: string }) => ({
    title: `订舱已确认 ${p.orderNo}`,
    content: `您的订舱 ${p.orderNo} 已确认，请在截单前填写箱号和单证。`,
  }),
  waitlisted: (p: { orderNo: string; trainNo: string }) => ({
    title: `订舱转入候补 ${p.orderNo}`,
    content: `您的订舱 ${p.orderNo}（班列 ${p.trainNo}）已转入候补，候补期间不占用舱位。确认或拒绝时将通知您；您也可随时撤销。`,
  }),
  refused: (p: { orderNo: string; reason: string }) => ({
    title: `订舱未通过 ${p.orderNo}`,
    content: `您的订舱 ${p.orderNo} 未通过，原因：${p.reason}`,
  }),
  expired: (p: { orderNo: string }) => ({
    title: `订舱已过期 ${p.orderNo}`,
    content: `您的订舱 ${p.orderNo} 未在规定时间内确认，已过期，不再占用舱位。`,
  }),
  trainCancelled: (p: { orderNo: string; trainNo: string; reason: string }) => ({
    title: `班列取消 ${p.trainNo}`,
    content: `班列 ${p.trainNo} 已取消，原因：${p.reason}。您的订单 ${p.orderNo} 已随之撤销。`,
  }),
  containersMissing: (p: { orderNo: string; trainNo: string; count: number; cutoffTime: string }) => ({
    title: `箱号未填写 ${p.orderNo}`,
    content: `班列 ${p.trainNo} 将于 ${p.cutoffTime}（北京时间）截单，您的订单 ${p.orderNo} 提醒时还有 ${p.count} 个集装箱未填写箱号。`,
  }),
  cutoffNear: (p: { orderNo: string; trainNo: string; cutoffTime: string }) => ({
    title: `即将截单 ${p.orderNo}`,
    content: `班列 ${p.trainNo} 将于 ${p.cutoffTime}（北京时间）截单。您的订单 ${p.orderNo} 箱号已齐，请核对箱号、封号、重量和单证，截单后不能再撤销订舱。`,
  }),
  departureChanged: (p: {
    orderNo: string;
    trainNo: string;
    plannedTime: string;
    time: string;
    cutoffTime: string;
    arriveTime?: string;
    reason?: string | undefined;
  }) => ({
    title: `班列发车时间变更 ${p.trainNo}`,
    content: p.cutoffTime
      ? `班列 ${p.trainNo} 发车时间由 ${p.plannedTime} 改为 ${p.time}，截单时间改为 ${p.cutoffTime}（均为北京时间）。涉及您的订单 ${p.orderNo}。${after(p)}`
      : `班列 ${p.trainNo} 原定 ${p.plannedTime} 发车，现预计 ${p.time}（北京时间）发车。涉及您的订单 ${p.orderNo}。${after(p)}`,
  }),
  numberClashed: (p: { orderNo: string; containerNo: string }) => ({
    title: `箱号待核实 ${p.containerNo}`,
    content: `订单 ${p.orderNo} 录入的箱号 ${p.containerNo} 已在其他客户的订单中，请核实并处理。`,
  }),
  numberAccepted: (p: { orderNo: string; containerNo: string }) => ({
    title: `箱号已核实 ${p.containerNo}`,
    content: `您的订单 ${p.orderNo} 的箱号 ${p.containerNo} 已核实通过。`,
  }),
  numberRejected: (p: { orderNo: string; containerNo: string }) => ({
    title: `箱号未通过核实 ${p.containerNo}`,
    content: `您的订单 ${p.orderNo} 的箱号 ${p.containerNo} 未通过核实，请核对后重新录入。`,
  }),
};
export default zh;
