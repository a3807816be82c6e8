const zh = {
  monthClosed: (p: { month: string }) => `${p.month} 已结账，不能再记账。请使用未结账月份的日期。`,
};
export default zh;
