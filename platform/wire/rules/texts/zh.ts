/** Input errors, worded as in documents 5.3, 5.5 and 5.6. */
const zh = {
  positiveNumber: '请输入整数或小数',
  money: '金额格式错误',
  moneyPlaces: '金额最多两位小数',
  amountAboveZero: '请输入大于0的金额。',
  quantityAboveZero: '请输入大于0的数字。',
  identityMissing: '证件号不能为空',
  identity: '证件号格式错误',
  creditCodeMissing: '请输入统一社会信用代码',
  creditCode: '请输入有效的统一社会信用代码',
  mobile: '手机格式错误',
  email: '请输入正确的邮箱格式',
  taxNumber: '税号格式不正确',
  taxNumberMissing: '请输入税号',
  eori: 'EORI 号格式不正确',
  postcode: '邮政编码格式不正确',
  containerNumberMissing: '请输入箱号。',
  containerNumber: '不符合ISO6346规则',
  sizeType: '箱型代码不符合ISO6346规则',
  endBeforeStart: '结束日期不能早于开始日期',
  tooManyBytes: (p: { most: number }) => `最多 ${p.most} 字节`,
};
export default zh;
