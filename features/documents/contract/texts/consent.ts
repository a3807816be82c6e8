import { texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  title: ['电子签署同意书', 'Consent to electronic signing', 'Согласие на электронное подписание'],
  paragraphs: [
    [
      '1. 我确认所填护照信息真实有效，本人即合同所载企业的法定代表人，有权代表企业签署本合同。',
      '2. 我同意以电子方式签署本合同：以短信和电子邮件各收到的验证码确认，即为我的签名，与手写签名具有同等约束力。',
      '3. 我知悉本签名为高级电子签名（AdES），依据护照资料和两个验证码作出，不是合格电子签名，也未经中国大陆实名认证。',
      '4. 我同意平台加密保存我的护照资料、照片、签署时间和网络地址，作为签署证据，在合同有效期及其后的法定期限内保存，仅向合同双方和依法有权的机关提供。',
    ],
    [
      '1. I confirm that the passport data are true and valid, and that I am the legal representative of the company named in the contract and may sign for it.',
      '2. I agree to sign this contract electronically: confirming the codes that I receive by SMS and by e-mail is my signature and binds as a signature by hand.',
      '3. I know that this is an advanced electronic signature (AdES) that rests on my passport data and the two codes. It is not a qualified signature, and no identity check of mainland China was made.',
      '4. I agree that the platform keeps my passport data and its picture, the time of signing and my network address, encrypted, as evidence for the term of the contract and the periods the law sets after it, and shows them only to the parties and to authorities entitled by law.',
    ],
    [
      '1. Подтверждаю, что паспортные данные верны и действительны, что я законный представитель компании, указанной в договоре, и вправе подписать его от её имени.',
      '2. Согласен подписать договор в электронной форме: подтверждение кодов, полученных по SMS и по e-mail, является моей подписью и обязывает так же, как собственноручная.',
      '3. Мне известно, что это усиленная электронная подпись (AdES), основанная на паспортных данных и двух кодах. Она не является квалифицированной, проверка личности по правилам КНР не проводилась.',
      '4. Согласен, что платформа хранит мои паспортные данные и фотографию паспорта, время подписания и сетевой адрес в зашифрованном виде как доказательство в течение срока договора и установленных законом сроков после него и показывает их только сторонам и уполномоченным органам.',
    ],
  ],
});
