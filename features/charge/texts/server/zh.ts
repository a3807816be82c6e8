const zh = {
  decided: '该费用已被其他人处理，请刷新页面。',
  notVoidable: '该费用已入账单或已作废，不能再作废。',
};
export default zh;
