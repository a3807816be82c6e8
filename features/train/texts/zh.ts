import plans from './plans/zh.ts';

const zh = {
  server: {
    absent: '该班列不存在。',
    notOpen: {
      planned: '该班列尚未开放订舱。',
      open: '该班列暂时无法订舱，请重试。',
      closed: '该班列已停止订舱。',
      departed: '该班列已发车，不能再订舱。',
      arrived: '该班列已到达，不能再订舱。',
      cancelled: '该班列已停开。',
    },
    pastCutoff: (p: { time: string }) => `已过截单时间（${p.time}），不能再订舱。`,
    sizeTypeNotCarried: (p: { sizeType: string }) => `本班列不承运 ${p.sizeType} 箱型。`,
    noSpaceLeft: '该班列舱位已售完。',
    notEnoughSpace: (p: { left: number; asked: number }) =>
      `舱位不足：本次需要 ${p.asked} TEU，仅剩 ${p.left} TEU。`,
    status: {
      planned: '计划中',
      open: '可订舱',
      closed: '已截止订舱',
      departed: '已发车',
      arrived: '已到达',
      cancelled: '已停开',
    },
    cannotMove: (p: { from: string; to: string }) => `班列当前状态为“${p.from}”，不能改为“${p.to}”。`,
    cannotOpenAfterCutoff: (p: { time: string }) => `已过截单时间（${p.time}），不能再开放订舱。`,
    tooLateToChange: (p: { status: string }) => `班列当前状态为“${p.status}”，不能再修改。`,
    soldMore: (p: { sold: number }) => `已售 ${p.sold} TEU，运能不能低于此数。`,
    planWrong: '班列计划有误，请检查标出的内容。',
    lineAbsent: '线路不存在',
    lineOutOfService: '该线路已停用',
    departurePast: '发车时间必须晚于当前时间',
    cutoffPast: (p: { time: string }) => `按此时限，截单时间为 ${p.time}，已经过去`,
    gateInBeforeCutoff: '截港时间不能早于截单时间',
    trainStands: (p: { trainNo: string }) => `该线路在此时间已有班列 ${p.trainNo}`,
    trainNoTaken: '该车次当天已有班列',
    momentTaken: '该线路在此时间已有其他班列发车',
    priceTwice: '同一箱型只能有一个价格',
    priceWrong: plans.prices.wrong,
    priceCurrency: '同一班列的价格须使用同一币种',
    seriesOrder: '结束日期不能早于开始日期',
    seriesTooLong: (p: { max: number }) => `一次最多生成 ${p.max} 列班列，请缩短日期范围`,
    seriesEmpty: '所选日期范围内没有这些星期几',
    seriesTooSoon: (p: { date: string }) => `${p.date} 的班列已过截单时间，请从之后的日期开始`,
  },
};
export default zh;
