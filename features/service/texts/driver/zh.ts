import { SERVICE_ORDER_KIND_NAMES } from '../../names.ts';

const zh = {
  title: '运输作业',
  kinds: SERVICE_ORDER_KIND_NAMES.zh,
  offline: '当前无网络。您的报告已保存在手机上，联网后自动发送，请勿关闭此页面。',
  place: '提箱',
  address: '装卸货',
  returnPlace: '交箱',
  container: '集装箱',
  reference: '放箱号',
  window: '到场时间',
  note: '说明',
  navigate: '导航',
  call: (p: { name: string }) => `拨打 ${p.name}`,
  report: '作业报告',
  steps: {
    pickedUp: '报告：已提箱',
    arrived: '报告：已到达装卸货地点',
    loaded: '报告：装卸完成',
    delivered: '报告：已交箱',
  },
  reportedAs: {
    pickedUp: '已提箱',
    arrived: '已到达',
    loaded: '装卸完成',
    delivered: '已交箱',
    photo: '照片',
    problem: '异常',
  },
  addPhoto: '拍照上传',
  problem: '报告异常',
  problemText: '发生了什么？',
  sendProblem: '发送',
  allDone: '作业已全部完成，辛苦了！',
  reported: '已报告',
  waiting: '待发送',
};
export default zh;
