import { template, texts } from '../../../../libs/texts/texts.ts';
import { russianPlural } from '../../language.ts';

/** Input errors, worded as in documents 5.3, 5.5 and 5.6. */
export const { tree, zh, en, ru } = texts({
  positiveNumber: ['请输入整数或小数', 'Enter a whole or decimal number', 'Введите целое или дробное число'],
  money: ['金额格式错误', 'Invalid amount', 'Сумма указана неверно'],
  moneyPlaces: ['金额最多两位小数', 'Up to two decimals', 'В сумме не более двух знаков после запятой'],
  amountAboveZero: ['请输入大于0的金额。', 'Enter an amount above 0.', 'Введите сумму больше 0.'],
  quantityAboveZero: ['请输入大于0的数字。', 'Enter a number above 0.', 'Введите число больше 0.'],
  identityMissing: ['证件号不能为空', 'Enter the ID number', 'Укажите номер документа'],
  identity: ['证件号格式错误', 'Invalid ID number', 'Номер документа указан неверно'],
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
  mobile: ['手机格式错误', 'Invalid mobile number', 'Номер телефона указан неверно'],
  email: ['请输入正确的邮箱格式', 'Enter a valid e-mail address', 'Укажите действительный адрес эл. почты'],
  taxNumber: ['税号格式不正确', 'Invalid tax number for this country', 'Налоговый номер этой страны указан неверно'],
  taxNumberMissing: ['请输入税号', 'Enter the tax number', 'Укажите налоговый номер'],
  eori: ['EORI 号格式不正确', 'Invalid EORI number', 'Номер EORI указан неверно'],
  postcode: ['邮政编码格式不正确', 'Invalid postcode for this country', 'Почтовый индекс этой страны указан неверно'],
  containerNumberMissing: ['请输入箱号。', 'Enter the container number.', 'Введите номер контейнера.'],
  containerNumber: [
    '不符合ISO6346规则',
    'This number does not comply with ISO 6346',
    'Номер не соответствует ISO 6346',
  ],
  sizeType: [
    '箱型代码不符合ISO6346规则',
    'This container type code does not comply with ISO 6346',
    'Код типа контейнера не соответствует ISO 6346',
  ],
  endBeforeStart: [
    '结束日期不能早于开始日期',
    'The end date cannot be before the start date',
    'Дата окончания не может быть раньше даты начала',
  ],
  tooManyBytes: template(
    (p: { most: number }) => `最多 ${p.most} 字节`,
    (p) => `Up to ${p.most} bytes`,
    (p) => `Не более ${p.most} ${russianPlural(p.most, 'байта', 'байт', 'байт')}`,
  ),
});
