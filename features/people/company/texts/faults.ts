import { texts, type Words } from '../../../../libs/texts/texts.ts';
import type { FormFault } from '../registration.ts';

/** Input errors of the enterprise form (documents 5.3). */
export const { tree, zh, en, ru } = texts({
  required: ['必填', 'Required', 'Обязательное поле'],
  customerKind: ['请选择货主或货代', 'Choose shipper or forwarder', 'Укажите: грузоотправитель или экспедитор'],
  licence: ['请上传营业执照', 'Upload the business licence', 'Загрузите бизнес-лицензию'],
  qualification: [
    '请上传企业资质文件',
    'Upload the certificate of registration',
    'Загрузите свидетельство о регистрации',
  ],
  creditCodeMissing: [
    '请输入统一社会信用代码',
    'Enter the unified social credit code',
    'Укажите единый код социального кредита',
  ],
  creditCode: [
    '请输入有效的统一社会信用代码',
    'Enter a valid unified social credit code',
    'Укажите действительный единый код социального кредита',
  ],
  taxNumber: [
    '该国家的税号格式不正确',
    'Invalid tax number for this country',
    'Налоговый номер этой страны указан неверно',
  ],
  eori: ['EORI 号格式不正确', 'Invalid EORI number', 'Номер EORI указан неверно'],
  postcode: [
    '该国家的邮政编码格式不正确',
    'Invalid postcode for this country',
    'Почтовый индекс этой страны указан неверно',
  ],
  legalName: ['请输入法人姓名', 'Enter the name of the legal representative', 'Укажите имя руководителя'],
  personName: ['请输入姓名', 'Enter your name', 'Укажите имя'],
  directorName: ['请输入负责人姓名', 'Enter the name of the director', 'Укажите имя руководителя'],
  certMissing: ['证件号不能为空', 'Enter the document number', 'Укажите номер документа'],
  cert: ['证件号格式错误', 'Invalid document number', 'Номер документа указан неверно'],
  mobile: ['手机格式错误', 'Invalid mobile number', 'Номер мобильного телефона указан неверно'],
  phone: ['电话格式错误', 'Invalid phone number', 'Номер телефона указан неверно'],
  emailMissing: ['请输入联系邮箱', 'Enter the contact e-mail address', 'Укажите контактную эл. почту'],
  email: ['请输入正确的邮箱格式', 'Enter a valid e-mail address', 'Укажите действительный адрес эл. почты'],
  certPicture: ['请上传证件照片', 'Upload photos of the identity document', 'Загрузите фото удостоверения'],
  scope: ['请选择服务类型。', 'Choose at least one service.', 'Выберите хотя бы одну услугу.'],
} satisfies Record<FormFault, Words>);
