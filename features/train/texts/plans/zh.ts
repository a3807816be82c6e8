const zh = {
  list: {
    title: '班列排期',
    planTrain: '新建班列',
    trainNo: '车次',
    line: '线路',
    depart: '发车',
    status: '状态',
    dates: '发车日期',
    sold: '已售 / 运能',
    ofCapacity: (p: { sold: string; capacity: string }) => `${p.sold} / ${p.capacity} TEU`,
    priceFrom: '最低运价',
    empty: '还没有班列',
    cancelReason: (p: { reason: string }) => `停开原因：${p.reason}`,
  },
  sheet: {
    lineType: '线路类型',
    direction: '方向',
    startStation: '发站',
    endStation: '到站',
    capacityTeu: '运能（TEU）',
    soldTeu: '已售（TEU）',
    remainTeu: '剩余（TEU）',
    cancelReason: '停开原因',
  },
  moves: {
    open: '开放订舱',
    close: '截止订舱',
    opened: '已开放订舱',
    closed: '已截止订舱',
    departure: '调整发车时间',
    capacity: '调整运能',
    prices: '修改运价',
    loadPlan: '配载计划',
    similar: '复制新建',
    cancel: '停开班列',
    more: (p: { trainNo: string }) => `${p.trainNo} 的更多操作`,
  },
  cancelling: {
    title: (p: { trainNo: string }) => `停开班列 ${p.trainNo}`,
    warning: (p: { depart: string; soldTeu: string }) =>
      `${p.depart} 发车，已售 ${p.soldTeu} TEU。停开后不可恢复：该班列的全部订舱随之结束，并通知所有订舱客户。`,
    done: (p: { count: number }) =>
      p.count === 0 ? '班列已停开，没有受影响的订舱' : `班列已停开，${p.count} 个订舱已结束，客户已收到通知`,
  },
  departure: {
    title: (p: { trainNo: string }) => `调整 ${p.trainNo} 发车时间`,
    hint: (p: { cutoff: string }) =>
      `截单（现为 ${p.cutoff}）、截港和到达时间随之顺延或提前，并通知所有占用舱位的客户。`,
    done: (p: { count: number }) =>
      p.count === 0 ? '发车时间已调整' : `发车时间已调整，已通知 ${p.count} 个订舱的客户`,
  },
  capacity: {
    title: (p: { trainNo: string }) => `调整 ${p.trainNo} 运能`,
    label: '运能（TEU）',
    hint: (p: { sold: number; most: number }) => `已售 ${p.sold} TEU，运能不能低于此数，最多 ${p.most} TEU`,
    done: '运能已调整',
  },
  prices: {
    title: (p: { trainNo: string }) => `修改 ${p.trainNo} 运价`,
    hint: '已有订舱保留原价。',
    done: '运价已修改',
    sizeType: '箱型',
    price: '单价',
    currency: '币种',
    add: '添加箱型',
    remove: '删除该箱型',
    twice: '箱型重复',
    wrong: '价格必须大于 0，最多两位小数',
  },
  form: {
    title: '新建班列',
    kind: '新建方式',
    once: '单列',
    series: '每周系列',
    line: '线路',
    trainNo: '车次',
    capacityTeu: '运能（TEU）',
    departTime: '发车时间',
    weekdays: '每周发车日',
    weekdaysNeeded: '请至少选择一天',
    dateFrom: '开始日期',
    dateTo: '结束日期',
    departClock: '发车时刻',
    cutoffHours: '截单（发车前小时数）',
    gateInHours: '截港（发车前小时数）',
    gateInTooEarly: '截港不能早于截单',
    preview: (p: { count: number }) => `共 ${p.count} 个发车日期，已有班列的日期自动跳过`,
    previewNone: '请选择每周发车日和起止日期',
    previewTooMany: (p: { count: number; most: number }) =>
      `共 ${p.count} 个日期，一次最多 ${p.most} 个，请缩短日期范围`,
    andMore: (p: { count: number }) => `等，另有 ${p.count} 个`,
    endBeforeStart: '结束日期不能早于开始日期',
    create: '创建',
    created: '班列已创建，开放后客户即可订舱',
    seriesCreated: (p: { created: number; skipped: number }) =>
      p.skipped === 0
        ? `已创建 ${p.created} 列班列`
        : `已创建 ${p.created} 列班列，跳过 ${p.skipped} 个已有班列的日期`,
    zone: '按北京时间填写',
  },
};

export default zh;
