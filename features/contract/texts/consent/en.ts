import type zh from './zh.ts';

const en: typeof zh = {
  title: 'Consent to electronic signing',
  paragraphs: [
    '1. I confirm that the passport data are true and valid, and that I am the legal representative of the company named in the contract and may sign for it.',
    '2. I agree to sign this contract electronically: confirming the codes that I receive by SMS and by e-mail is my signature and binds as a signature by hand.',
    '3. I know that this is an advanced electronic signature (AdES) that rests on my passport data and the two codes. It is not a qualified signature, and no identity check of mainland China was made.',
    '4. I agree that the platform keeps my passport data and its picture, the time of signing and my network address, encrypted, as evidence for the term of the contract and the periods the law sets after it, and shows them only to the parties and to authorities entitled by law.',
  ],
};
export default en;
