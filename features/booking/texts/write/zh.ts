const zh = {
  crowded: '当前订舱人数较多，请再试一次。',
  noDraft: '该暂存订单不存在或已提交。',
  orderAbsent: '订单不存在。',
  notSubmitted: '该订单不是待确认状态，可能已被处理。',
  notWithdrawable: '该订单当前状态不能撤销。',
  withdrawPastCutoff: '已过截单时间，已确认的订单不能撤销，请联系平台运营。',
  notConfirmed: '订单确认后才能填写箱号。',
  trainGone: '班列已发车或已取消，不能再修改箱号。',
  containerAbsent: '该订单没有此集装箱。',
  containerUnderWay: '该集装箱已进站，箱号不能修改。',
  wrongContainerNumber: '箱号不正确，请核对字母、数字和校验码。',
  containerTaken: '该箱号在本班列中已存在。',
  wrongContainers: '部分集装箱信息有误，请检查标出的内容。',
  vgmBelowTare: '总重不能小于箱皮重。',
  vgmTooHeavy: (p: { maxGrossKg: number }) => `总重不能超过该箱型的最大总重 ${p.maxGrossKg} kg。`,
  overweight: (p: { weighs: number; mayWeigh: number }) =>
    `货物总重 ${p.weighs} kg 超过所选箱型的最大载重 ${p.mayWeigh} kg。`,
};
export default zh;
