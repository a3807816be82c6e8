const zh = {
  kinds: {
    gateIn: '重箱进站',
    released: '海关放行',
    loaded: '装车',
    departed: '发车',
    borderArrived: '到达口岸',
    transshipped: '口岸换装',
    borderDeparted: '口岸发车',
    arrived: '到站',
    unloaded: '卸车',
    gateOut: '提箱出站',
    emptyReturned: '还空箱',
  },
  classifiers: { planned: '计划', estimated: '预计', actual: '实际' },
};
export default zh;
