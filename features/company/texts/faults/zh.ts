import type { FormFault } from '../../registration.ts';

/** Input errors of the enterprise form (documents 5.3). */
const zh = {
  required: '必填',
  customerKind: '请选择货主或货代',
  licence: '请上传营业执照',
  qualification: '请上传企业资质文件',
  creditCodeMissing: '请输入统一社会信用代码',
  creditCode: '请输入有效的统一社会信用代码',
  taxNumber: '该国家的税号格式不正确',
  eori: 'EORI 号格式不正确',
  postcode: '该国家的邮政编码格式不正确',
  legalName: '请输入法人姓名',
  personName: '请输入姓名',
  directorName: '请输入负责人姓名',
  certMissing: '证件号不能为空',
  cert: '证件号格式错误',
  mobile: '手机格式错误',
  phone: '电话格式错误',
  emailMissing: '请输入联系邮箱',
  email: '请输入正确的邮箱格式',
  certPicture: '请上传证件照片',
  scope: '请选择服务类型。',
} satisfies Record<FormFault, string>;
export default zh;
