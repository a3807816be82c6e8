import words from './kinds/zh.ts';

const zh = {
  ...words,
  server: {
    absent: '该班列不存在。',
    trace: {
      wrongCheckDigit: (p: { number: string }) => `箱号 ${p.number} 的校验码不正确，请逐位核对后再查。`,
      unknownContainer: (p: { number: string }) =>
        `未查到箱号 ${p.number}。订舱确认并填报箱号后即可查询；若已还箱很久，可改用订单号查询。`,
      unknown: (p: { number: string }) =>
        `未查到“${p.number}”。请输入集装箱箱号（4 位字母加 7 位数字）或已确认的订单号。`,
      said: (p: { station: string; kind: string; classifier: string | null }) =>
        `【${p.station}】${p.kind}${p.classifier === null ? '' : `（${p.classifier}）`}`,
    },
    rules: {
      wrongEvents: '部分事件无法记录，本次未保存任何事件。',
      future: '实际发生的时间不能晚于现在',
      stationOffLine: '该车站不在此班列的线路上',
      onlyFirst: '此事件只能发生在始发站',
      notFirst: '此事件不能发生在始发站',
      onlyLast: '此事件只能发生在终到站',
      notLast: '此事件不能发生在终到站',
      onlyBorder: '此事件只能发生在口岸站',
      offTrain: (p: { numbers: string }) => `不在此班列上的箱号：${p.numbers}`,
      notDeparted: '班列尚未发车，请先记录始发站发车',
      beforeDeparture: (p: { time: string }) => `时间早于班列发车时间（${p.time}）`,
      alreadyRecorded: '相同的事件已经记录过',
      departedAlready: '班列发车已经记录；如需更改，请更正原记录',
      twice: '与本次提交的另一条事件重复',
    },
    cancelled: '班列已停开，不能记录事件。',
    correctOne: '一次只能更正一条事件，且只能对应整列或一个集装箱。',
    correctAbsent: '要更正的事件不存在，或不属于此班列。',
    corrected: '该事件已被更正，请刷新后更正最新的一条。',
    correctKeeps: '该事件决定了班列的发到状态，只能更正时间和备注。',
    sheet: {
      fileName: (p: { trainNo: string }) => `跟踪事件_${p.trainNo}`,
      events: '事件',
      lists: '可选内容',
      containers: '集装箱',
      columns: {
        kind: '事件',
        classifier: '性质',
        station: '车站',
        time: '时间（北京时间）',
        containerNos: '箱号（留空为整列）',
        remark: '备注（公开可见）',
      },
      containerNo: '箱号',
      orderBigNo: '订单号',
      company: '公司',
      sizeType: '箱型',
      noHeader: '未找到表头，请使用下载的模板填写。',
      kindMissing: '请填写事件',
      kindUnknown: (p: { text: string }) => `无法识别的事件“${p.text}”`,
      classifierUnknown: (p: { text: string }) => `无法识别的性质“${p.text}”，可填：计划、预计、实际`,
      stationMissing: '请填写车站',
      stationUnknown: (p: { text: string }) => `此班列线路上没有车站“${p.text}”`,
      timeMissing: '请填写时间',
      timeUnknown: (p: { text: string }) => `无法识别的时间“${p.text}”，例如 2026-03-08 14:30`,
      numberWrong: (p: { text: string }) => `箱号“${p.text}”格式不正确`,
      tooManyNumbers: (p: { max: number }) => `一行最多填 ${p.max} 个箱号`,
      remarkLong: (p: { max: number }) => `备注最多 ${p.max} 个字符`,
    },
  },
};
export default zh;
