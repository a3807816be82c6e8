const zh = {
  absent: '该汇率不存在，请刷新。',
  twice: '该货币对在这一天已有汇率。',
  samePair: '两种货币必须不同。',
  tooMany: (p: { max: number }) => `一次最多导入 ${p.max} 条汇率。`,
  faults: { day: '日期不存在', rate: '不是有效的汇率' },
};
export default zh;
