interface Moved {
  orderNo: string;
  trainNo: string;
  station: string;
  time: string;
  arriveTime?: string;
  reason?: string | undefined;
}

const expected = (time?: string) => (time ? `预计到达终到站：${time}。` : '');
const because = (reason?: string) => (reason ? `原因：${reason}。` : '');

/** Messages to customers; times on the platform's clock. */
const zh = {
  arrivalChanged: (p: Moved & { plannedTime: string }) => ({
    title: `班列到达时间变更 ${p.trainNo}`,
    content: `班列 ${p.trainNo} 原计划 ${p.plannedTime} 到达${p.station}，现预计 ${p.time}（北京时间）到达。涉及您的订单 ${p.orderNo}。${because(p.reason)}`,
  }),
  departed: (p: Moved) => ({
    title: `班列已发车 ${p.trainNo}`,
    content: `班列 ${p.trainNo} 已于 ${p.time}（北京时间）从${p.station}发车，您的订单 ${p.orderNo} 已在途。${because(p.reason)}${expected(p.arriveTime)}`,
  }),
  borderPassed: (p: Moved) => ({
    title: `已过口岸 ${p.station}`,
    content: `您的订单 ${p.orderNo}（班列 ${p.trainNo}）已于 ${p.time}（北京时间）从口岸${p.station}发出。${expected(p.arriveTime)}`,
  }),
  arrived: (p: Moved) => ({
    title: `班列已到达 ${p.trainNo}`,
    content: `您的订单 ${p.orderNo}（班列 ${p.trainNo}）已于 ${p.time}（北京时间）到达${p.station}。`,
  }),
};
export default zh;
