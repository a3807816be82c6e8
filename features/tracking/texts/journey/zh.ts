import words from '../kinds/zh.ts';

const zh = {
  ...words,
  stops: '途经车站',
  events: '在途记录',
  noEvents: '暂无记录，班列有动态后会显示在这里。',
  border: '口岸',
  gaugeChange: '换装',
  planned: '计划',
  expected: '预计',
  actual: '实际',
  noReport: '未报',
  overdue: '预计时间已过，尚未报到',
  onTime: '正点',
  late: (p: { time: string }) => `晚 ${p.time}`,
  early: (p: { time: string }) => `早 ${p.time}`,
  between: (p: { from: string; to: string }) => `${p.from} → ${p.to}`,
  reckoned: '推算位置',
  reckonedHint: '两次报告之间，按运行计划推算',
  map: {
    zoomIn: '放大',
    zoomOut: '缩小',
    fit: '显示全程',
    mapLabel: '班列行程地图',
    loading: '地图加载中…',
    failed: '地图未能加载',
    retry: '重试',
  },
  local: (p: { time: string; offset: string }) => `当地时间 ${p.time}（${p.offset}）`,
};
export default zh;
