import type zh from './zh.ts';

const en: typeof zh = {
  emailMissing: 'No e-mail address of the signer is known. Enter one, or send the link by SMS.',
  mobileMissing: 'No phone number of the signer is known. Enter one.',
  wrongMobile: 'Enter a valid phone number, outside China with its country code.',
  smsOnly: 'This signer can be reached by SMS only.',
  passportFirst: 'Give the passport data and your consent first.',
  faceFirst: 'Pass the face check first.',
  facePassed: 'The face check has been passed. Go on to sign.',
  tooManyChecks: 'Too many face checks. Ask the company for a new link.',
  passportExpired: 'This passport has expired. Use a valid one.',
  wrongPicture: 'Take a clear picture of the data page of the passport (JPG or PNG).',
  passportDone:
    'The passport data have been given and cannot be changed. If something is wrong, ask the company for a new link.',
  noLink: 'There is no signing link that can be opened. Send a new one.',
  noPassport: 'No passport was shown for this contract.',
  mailSubject: (p) => `Please sign: ${p.contract}`,
  mail: (p) =>
    `Dear ${p.name},\n\n${p.companyName} asks you to sign this contract: ${p.contract}, no. ${p.contractNo}.\n\nOpen the link before ${p.until} (Beijing time), on one device only, read the contract and sign it:\n${p.url}\n\nThe link is for you alone and signs once. Do not pass it on. If you do not know the company, ignore this message.`,
  sms: (p) =>
    `${p.companyName} asks you to sign: ${p.contract}. Open the link within ${p.hours} hours, on one device only: ${p.url}`,
  code: (p) => `Code ${p.code} to sign contract ${p.contractNo}, valid for ${p.minutes} minutes.`,
  mailCodeSubject: (p) => `Code to sign contract ${p.contractNo}`,
  mailCode: (p) =>
    `Dear ${p.name},\n\ncode from this e-mail: ${p.code}\n\nIt signs contract ${p.contractNo} together with the code from the SMS and is valid for ${p.minutes} minutes. Do not give it to anybody.`,
  witnessTime: (p) => `Choose a time within the next ${p.days} days.`,
  witnessChanged: 'The appointment with the witness has changed. Please reload.',
  witnessSubject: (p) => `Witness for contract ${p.contractNo}`,
  witnessConfirmed: (p) =>
    `Dear ${p.name}, the platform has confirmed your witness for contract ${p.contractNo}: ${p.time} (Beijing time). Have your passport at hand. ${p.note}`,
  witnessDeclined: (p) =>
    `Dear ${p.name}, a witness for contract ${p.contractNo} is not available at ${p.time} (Beijing time): ${p.note}. Choose another time behind your signing link.`,
  witness: (p) => ({
    title: `Witness wanted: ${p.companyName}`,
    content: `The signer of contract ${p.contractNo} asks for a witness of the platform. When: ${p.wish}`,
  }),
};
export default en;
