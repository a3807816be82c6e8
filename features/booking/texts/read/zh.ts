import operator from '../operator/zh.ts';
import page from '../page/zh.ts';

const zh = {
  absent: '未找到该订单。',
  trainAbsent: '未找到该班列。',
  noCompany: '您尚未加入任何公司，无法订舱。',
  noNextTrain: (p: { trainNo: string }) => `车次 ${p.trainNo} 目前没有可订舱的班列。`,
  tooManyOrders: (p: { max: number }) => `符合条件的订单超过 ${p.max} 条，请缩小查询范围后再导出。`,
  status: page.status,
  trainStatus: operator.trainStatus,
  /** by code of the timeline entry */
  timeline: {
    draft: '暂存订舱',
    submitted: '提交订舱，等待确认',
    waitlisted: '转入候补',
    confirmed: '订舱已确认',
    refused: '订舱被拒绝',
    withdrawn: '订舱已撤销',
    expired: '订舱已过期',
    containersSaved: '录入箱号',
    trainCancelled: '班列已取消',
  },
  departureChanged: (p: {
    before: string;
    departTime: string;
    cutoffTime: string;
    reason?: string | undefined;
  }) =>
    `发车时间由 ${p.before} 改为 ${p.departTime}，截单时间改为 ${p.cutoffTime}（均为北京时间）${p.reason ? `；原因：${p.reason}` : ''}`,
  side: { customer: '客户', operator: '平台运营', system: '系统' },
  orderSheet: {
    name: '订单列表',
    orderBigNo: '订单号',
    status: '状态',
    trainNo: '车次',
    lineName: '线路',
    startStation: '发站',
    endStation: '到站',
    departTime: '发车时间',
    expectedArriveTime: '预计到达',
    cutoffTime: '截单时间',
    containerCount: '箱量',
    numberedCount: '已录箱号',
    teu: 'TEU',
    amount: '金额',
    currency: '币种',
    contactName: '联系人',
    createTime: '下单时间',
    allName: '订舱列表',
    company: '客户',
    trainStatusTitle: '班列状态',
    contactMobile: '联系电话',
    submitTime: '提交时间',
    answerTime: '答复时间',
    remark: '备注',
  },
  containerSheet: {
    name: '箱号清单',
    orderContainerId: '行号',
    sizeType: '箱型',
    owner: '箱属',
    containerNo: '箱号',
    sealNo: '封号',
    tareKg: '皮重(kg)',
    vgmKg: 'VGM(kg)',
    noHeader: (p: { column: string }) => `表格中没有“${p.column}”列，请使用模板填写。`,
    empty: '表格中没有填写任何内容。',
    shape: '不符合ISO6346规则：箱号应为 4 个字母加 7 位数字，第 4 个字母为 U、J 或 Z。',
    checkDigit: '不符合ISO6346规则：箱号校验码不正确，请核对。',
    twiceInSheet: (p: { rowNumber: number }) => `箱号与第 ${p.rowNumber} 行重复。`,
    rowTwice: (p: { rowNumber: number }) => `行号与第 ${p.rowNumber} 行重复。`,
    unknownRow: '该行号不属于本订单。',
    noneLeft: (p: { sizeType: string }) => `本订单没有更多 ${p.sizeType} 集装箱。`,
    tooManyRows: '本订单没有更多集装箱。',
    otherSizeType: (p: { sizeType: string }) => `该行号对应的箱型是 ${p.sizeType}。`,
    sealTooLong: (p: { max: number }) => `封号最多 ${p.max} 个字符。`,
    notWhole: (p: { column: string }) => `${p.column}：请填写整数。`,
    outOfRange: (p: { column: string; max: number }) => `${p.column}：应大于 0 且不超过 ${p.max}。`,
  },
};
export default zh;
