import type { Db } from '../../../../platform/server/database/connect.ts';
import { findCompanyByNo } from '../../account/server/index.ts';
import { normalizeParty, type Party, partySchema } from '../party.ts';
import { columnsOf } from './queries.ts';
import { addressBookParty } from './tables.ts';

const SHIPPER_PARTIES: readonly Partial<Party>[] = [
  {
    partyTypes: ['shipper'],
    countryCode: 'CN',
    nameCn: '西安高新机电设备制造有限公司',
    nameEn: "Xi'an Gaoxin Electromechanical Equipment Co., Ltd.",
    provinceCn: '陕西省',
    cityCn: '西安市',
    districtCn: '高新区',
    addressCn: '锦业路 69 号',
    provinceEn: 'Shaanxi',
    cityEn: "Xi'an",
    addressEn: '69 Jinye Road, Gaoxin District',
    taxCode: '91610131MA6TX00011',
    otherTel: '+86 29 8888 0001',
    otherEmail: 'export@gaoxin.example',
    otherPostcode: '710065',
  },
  {
    partyTypes: ['consignee', 'buyer'],
    countryCode: 'RU',
    nameCn: '莫斯科技术贸易有限责任公司',
    nameEn: 'TechnoTrade Moscow LLC',
    nameRu: 'ООО «ТехноТрейд Москва»',
    cityEn: 'Moscow',
    addressEn: '26 Leninskaya Sloboda St.',
    provinceRu: 'Москва',
    cityRu: 'Москва',
    districtRu: 'Даниловский район',
    addressRu: 'ул. Ленинская Слобода, д. 26, стр. 5',
    taxCode: '7704120018',
    otherTel: '+7 495 120 00 18',
    otherEmail: 'import@technotrade.example',
    otherPostcode: '115280',
    railwayCodes: [
      { railway: 'RZD', codeType: 'client', code: '1000412018' },
      { railway: 'RZD', codeType: 'payer', code: '1002345678' },
    ],
  },
  {
    partyTypes: ['consignee'],
    countryCode: 'RU',
    nameEn: 'Siberia Machinery JSC',
    nameRu: 'АО «Сибирские машины»',
    provinceRu: 'Новосибирская область',
    cityRu: 'Новосибирск',
    addressRu: 'ул. Станционная, д. 30',
    taxCode: '5407110013',
    otherTel: '+7 383 211 00 13',
    otherPostcode: '630108',
    railwayCodes: [{ railway: 'RZD', codeType: 'client', code: '85025407' }],
  },
  {
    partyTypes: ['consignee', 'notify'],
    countryCode: 'KZ',
    nameCn: '阿拉木图草原贸易有限合伙公司',
    nameEn: 'Dala Trade LLP',
    nameRu: 'ТОО «Дала Трейд»',
    cityEn: 'Almaty',
    cityRu: 'Алматы',
    districtRu: 'Жетысуский район',
    addressRu: 'пр. Суюнбая, 152',
    taxCode: '100140010020',
    otherTel: '+7 727 310 00 20',
    otherEmail: 'office@dalatrade.example',
    otherPostcode: '050014',
    railwayCodes: [
      { railway: 'KTZ', codeType: 'client', code: '7001520' },
      { railway: 'KTZ', codeType: 'payer', code: '6045377' },
    ],
  },
  {
    partyTypes: ['notify', 'agent'],
    countryCode: 'BY',
    nameEn: 'BelTransit Forwarding',
    nameRu: 'ЧУП «БелТранзит Экспедиция»',
    cityEn: 'Brest',
    cityRu: 'Брест',
    addressRu: 'ул. Орджоникидзе, 18',
    taxCode: '192600015',
    otherTel: '+375 162 26 00 15',
    otherPostcode: '224030',
    railwayCodes: [{ railway: 'BC', codeType: 'payer', code: '13021950' }],
  },
  {
    partyTypes: ['consignee', 'agent'],
    countryCode: 'PL',
    nameEn: 'Małaszewicze Terminal Sp. z o.o.',
    cityEn: 'Małaszewicze',
    addressEn: 'ul. Kolejarzy 22A',
    taxCode: 'PL5243010018',
    otherTel: '+48 83 375 00 18',
    otherEmail: 'terminal@malaszewicze.example',
    otherPostcode: '21-540',
  },
  {
    partyTypes: ['buyer', 'consignee'],
    countryCode: 'DE',
    nameCn: '杜伊斯堡莱茵机械贸易有限公司',
    nameEn: 'Rhein Maschinenhandel GmbH',
    provinceEn: 'Nordrhein-Westfalen',
    cityEn: 'Duisburg',
    addressEn: 'Gaterweg 201',
    taxCode: 'DE811230019',
    otherTel: '+49 203 300 00 19',
    otherEmail: 'einkauf@rhein-maschinen.example',
    otherPostcode: '47229',
  },
  {
    partyTypes: ['consignee'],
    countryCode: 'UZ',
    nameEn: 'Tashkent Build Supply',
    nameRu: 'ООО «Ташкент Билд Сапплай»',
    cityEn: 'Tashkent',
    cityRu: 'Ташкент',
    addressRu: 'ул. Чирчикская, 7',
    taxCode: '305120077',
    otherTel: '+998 71 200 00 77',
    otherPostcode: '100015',
    railwayCodes: [{ railway: 'UTI', codeType: 'client', code: '730512' }],
  },
];

const FORWARDER_PARTIES: readonly Partial<Party>[] = [
  {
    partyTypes: ['shipper'],
    countryCode: 'CN',
    nameCn: '重庆山城笔记本电脑有限公司',
    cityCn: '重庆市',
    districtCn: '沙坪坝区',
    addressCn: '综保大道 18 号',
    taxCode: '91500000MA5YQ1234G',
    otherPostcode: '401331',
  },
  {
    partyTypes: ['consignee'],
    countryCode: 'RU',
    nameRu: 'ООО «Волга Электроникс»',
    cityRu: 'Казань',
    addressRu: 'ул. Техническая, 10',
    otherPostcode: '420054',
  },
];

/** Parties of the demo's shipper and forwarder; only into an empty book. */
export async function seedDemoParties(db: Db): Promise<void> {
  const [isThere] = await db.select({ id: addressBookParty.id }).from(addressBookParty).limit(1);
  if (isThere) return;
  await seedBook(db, '10001', SHIPPER_PARTIES);
  await seedBook(db, '10002', FORWARDER_PARTIES);
}

async function seedBook(db: Db, companyNo: string, parties: readonly Partial<Party>[]): Promise<void> {
  const company = await findCompanyByNo(db, companyNo);
  if (!company) return;
  const values = parties.map((party) => ({
    companyId: company.companyId,
    ...columnsOf(normalizeParty(partySchema.parse(party))),
  }));
  await db.insert(addressBookParty).values(values);
}
