const zh = {
  decided: '该费用已被其他人处理，请刷新页面。',
  notVoidable: '该费用已入账单或已作废，不能再作废。',
  orderAbsent: '没有这个订单号，请核对。',
  companyAbsent: '没有这个公司编号，请核对。',
  pastVersion: '新版本不能从过去的日期生效：已订舱的客户按当日规则结算。',
  replaced: '该规则已有更新的版本，请刷新页面。',
  wrongDays: '失效日期不能早于生效日期。',
};
export default zh;
