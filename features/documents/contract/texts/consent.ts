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
      '1. I confirm that the passport data provided are true and valid, that I am the legal representative of the company named in the contract and that I am authorised to sign the contract on its behalf.',
      '2. I agree to sign this contract electronically. My confirmation by the codes received by SMS and by e-mail constitutes my signature and is as binding as a handwritten signature.',
      '3. I acknowledge that this is an advanced electronic signature (AdES) based on my passport data and the two codes. It is not a qualified electronic signature, and no real-name verification under the rules of mainland China has been carried out.',
      '4. I agree that the platform stores my passport data, the passport image, the time of signing and my network address in encrypted form as evidence of signature for the term of the contract and the statutory periods thereafter, and discloses them only to the parties to the contract and to authorities entitled by law.',
    ],
    [
      '1. Подтверждаю, что паспортные данные верны и действительны, что я законный представитель компании, указанной в договоре, и вправе подписать его от её имени.',
      '2. Согласен подписать договор в электронной форме: подтверждение кодов, полученных по SMS и по электронной почте, является моей подписью и имеет ту же обязательную силу, что и собственноручная.',
      '3. Мне известно, что это усиленная электронная подпись (AdES), основанная на паспортных данных и двух кодах. Она не является квалифицированной, удостоверение личности по правилам КНР не проводилось.',
      '4. Согласен, что платформа хранит мои паспортные данные и фотографию паспорта, время подписания и сетевой адрес в зашифрованном виде как доказательство в течение срока договора и установленных законом сроков после него и предоставляет их только сторонам договора и уполномоченным законом органам.',
    ],
  ],
});
