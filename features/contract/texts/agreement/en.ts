import type zh from './zh.ts';

const en: typeof zh = {
  title: 'Electronic seal agreement',
  paragraphs: [
    'This agreement governs how electronic seals are made, kept and used on this platform between the signing company (“the company”) and the platform. By ticking the box and going on to sign, the company states that it has read, understood and accepted the whole of it.',
    '1. Definitions. An electronic seal is an electronic signature that is shown as the picture of a company seal. A certificate is the electronic credential, issued by the signing service, that identifies the company.',
    '2. Making. The company lets the platform make the picture of its seal and a certificate from its registered name and code. When name or code change, the earlier certificate is no longer used and a new one is issued from the new registration.',
    '3. Scope of use. The seal is used only for contracts, amendments, authorizations and other documents that the company itself confirms on the platform, and for no other document.',
    '4. Confirmation. Each use is confirmed by the legal representative or a trustee in force, through a signing link and a one-time code sent to the own phone of that person. The link is valid for 24 hours, opens on one device only and ends with the signature.',
    '5. Custody. Seal and private key are kept encrypted by the signing service; no member of staff can reach or export them. Time, signer and digest of the document are recorded at each use.',
    '6. Effect. A seal put on after that confirmation states the will of the company and has the effect of a seal on paper. The company does not deny it for its electronic form alone.',
    '7. Duties of the company. The company keeps its registration true and current and looks after accounts, phones and authorizations. When a signer changes, a phone is lost or misuse is found, it revokes the authorization at once and tells the platform. It answers for signatures made before that notice arrives.',
    '8. Duties of the platform. The platform takes the security measures that the law asks for, makes sure that signing can be traced and later changes can be found, and gives the company the means to verify signatures.',
    '9. Personal data. To check the identity of signers the platform processes name, document number, phone number and, where needed, biometric data, for signing only, and deletes them after the periods that the law sets.',
    '10. Liability. Losses caused by false data, careless custody or wrong authorizations are borne by the company; direct losses caused by fault of the platform by the platform. The platform does not answer for interruptions by force majeure but restores the service as soon as it can.',
    '11. Term. The agreement holds from the day on which the company accepts it until the company closes its account or ends the use of electronic seals in writing. Documents signed before remain valid.',
    '12. Changes and disputes. Changes are published in advance and apply to later signatures. Disputes are settled by negotiation, failing which by the court at the seat of the platform. The Chinese text prevails.',
  ],
};
export default en;
