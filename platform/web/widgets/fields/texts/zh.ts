const zh = {
  pasteCut: (p: { most: number }) => `粘贴内容超过限制，最大允许 ${p.most} 字节。`,
  day: '最近一天',
  week: '最近一周',
  month: '最近 30 天',
  dayAhead: '未来一天',
  weekAhead: '未来一周',
  monthAhead: '未来 30 天',
  dayAgo: '一天前',
  weekAgo: '一周前',
  monthAgo: '30 天前',
  inDay: '一天后',
  inWeek: '一周后',
  inMonth: '30 天后',
  optionsComing: '加载中…',
  optionsFailed: '加载失败',
  noOptions: '无匹配数据',
};
export default zh;
