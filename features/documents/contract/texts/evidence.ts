import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  title: ['电子签署证据', 'Evidence of electronic signing', 'Протокол электронного подписания'],
  contractNo: ['合同编号', 'Contract no.', '№ договора'],
  company: ['甲方', 'Party A', 'Сторона А'],
  platform: ['乙方', 'Party B', 'Сторона Б'],
  state: ['合同状态', 'Status', 'Статус'],
  signedSha256: ['合同文件 SHA-256', 'SHA-256 of the contract file', 'SHA-256 файла договора'],
  chain: ['证据链', 'Chain of events', 'Цепочка событий'],
  chainHolds: template(
    (p: { count: number }) => `${p.count} 条记录，首尾相连，未被修改`,
    (p) => `${p.count} ${p.count === 1 ? 'event' : 'events'}, chain complete and unaltered`,
    (p) => `событий: ${p.count}, цепочка непрерывна и не изменена`,
  ),
  chainBroken: template(
    (p: { place: number }) => `自第 ${p.place} 条起不连续`,
    (p) => `broken from event ${p.place}`,
    (p) => `нарушена с события ${p.place}`,
  ),
  lastHash: ['最后一条记录的哈希值', 'Hash of the last event', 'Хеш последнего события'],
  madeAt: ['生成时间', 'Generated', 'Составлен'],
  events: ['签署过程', 'Events', 'События'],
  address: ['IP 地址', 'IP address', 'IP-адрес'],
  device: ['设备', 'Device', 'Устройство'],
  hash: ['哈希值', 'Hash', 'Хеш'],
  page: template(
    (p: { page: number; count: number }) => `第 ${p.page} / ${p.count} 页`,
    (p) => `Page ${p.page} of ${p.count}`,
    (p) => `Страница ${p.page} из ${p.count}`,
  ),
  notes: [
    [
      '如何核验',
      '1. 在平台 /verify 页面选择本证据包或 contract.pdf，或用其他软件（Adobe Acrobat、pdfsig）打开 contract.pdf，将 certificates/root.pem 设为受信任。',
      '2. evidence.json 的每条记录含上一条记录的哈希值。哈希值为下列 JSON 数组的 SHA-256：[1, contractId, place, kind, happenedAt, side, accountId, actorName, address, device, facts（按名称排序的 [名称, 值] 数组）, previousHash]。',
      '3. evidence.pdf 由平台证书签名并加盖时间戳；其签名原因载有 contract.pdf 的 SHA-256、事件条数和最后一条哈希值，末尾缺少记录即可发现。',
      '4. revocation-list.crl 为生成本证据包时已吊销的证书。吊销前的签名仍然有效。',
      '5. 证书由平台自有机构签发，并非持牌电子认证机构；签署人身份由手机短信验证码及文中所列核验确认，不证明更多。',
    ],
    [
      'How to verify',
      '1. Open this package or contract.pdf on the /verify page of the platform, or open contract.pdf in other software (Adobe Acrobat, pdfsig) with certificates/root.pem set as a trusted root.',
      '2. Each event in evidence.json contains the hash of the preceding one. The hash is the SHA-256 of this JSON array: [1, contractId, place, kind, happenedAt, side, accountId, actorName, address, device, facts (as [name, value] pairs sorted by name), previousHash].',
      '3. evidence.pdf is signed with the platform’s certificate and time-stamped. The reason field of its signature states the SHA-256 of contract.pdf, the number of events and the last hash, so that any event missing at the end is detected.',
      '4. revocation-list.crl lists the certificates revoked when this package was generated. Signatures made before revocation remain valid.',
      '5. Certificates are issued by the platform’s own certification authority, which is not a licensed one. The signer’s identity was confirmed by a one-time SMS code and by the checks listed herein; nothing further is attested.',
    ],
    [
      'Как проверить',
      '1. Откройте этот пакет или contract.pdf на странице /verify платформы либо contract.pdf в другой программе (Adobe Acrobat, pdfsig), указав certificates/root.pem как доверенный корень.',
      '2. Каждое событие в evidence.json содержит хеш предыдущего. Хеш — это SHA-256 массива JSON: [1, contractId, place, kind, happenedAt, side, accountId, actorName, address, device, facts (пары [имя, значение], упорядоченные по имени), previousHash].',
      '3. evidence.pdf подписан сертификатом платформы с отметкой времени. В причине подписи указаны SHA-256 файла contract.pdf, число событий и последний хеш: недостающее в конце событие будет замечено.',
      '4. В revocation-list.crl перечислены сертификаты, отозванные к моменту составления. Подписи, сделанные до отзыва, действительны.',
      '5. Сертификаты выпущены собственным центром платформы, не аккредитованным. Личность подписанта подтверждена одноразовым кодом из SMS и указанными здесь проверками; иное не удостоверяется.',
    ],
  ],
});
