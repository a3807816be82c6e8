const zh = {
  monthClosed: (p: { month: string }) => `${p.month} 已结账，不能再记账。请使用未结账月份的日期。`,
  notEnded: '只能结算已结束的月份。',
  closedAlready: '该月已结账。',
};
export default zh;
