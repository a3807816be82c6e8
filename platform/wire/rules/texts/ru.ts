import { russianPlural } from '../../language.ts';
import type zh from './zh.ts';

const ru: typeof zh = {
  positiveNumber: 'Введите целое или дробное число',
  money: 'Сумма указана неверно',
  moneyPlaces: 'В сумме не более двух знаков после запятой',
  amountAboveZero: 'Введите сумму больше 0.',
  quantityAboveZero: 'Введите число больше 0.',
  identityMissing: 'Укажите номер документа',
  identity: 'Номер документа указан неверно',
  creditCodeMissing: 'Укажите единый код социального кредита',
  creditCode: 'Укажите действительный единый код социального кредита',
  mobile: 'Номер телефона указан неверно',
  email: 'Укажите действительный адрес эл. почты',
  taxNumber: 'Налоговый номер этой страны указан неверно',
  taxNumberMissing: 'Укажите налоговый номер',
  eori: 'Номер EORI указан неверно',
  postcode: 'Почтовый индекс этой страны указан неверно',
  containerNumberMissing: 'Введите номер контейнера.',
  containerNumber: 'Номер не соответствует ISO 6346',
  sizeType: 'Код типоразмера не соответствует ISO 6346',
  endBeforeStart: 'Дата окончания не может быть раньше даты начала',
  tooManyBytes: (p) => `Не более ${p.most} ${russianPlural(p.most, 'байта', 'байт', 'байт')}`,
};
export default ru;
