import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  invalid: [
    'API 密钥无效、已过期或已吊销。',
    'This API key is invalid, expired or revoked.',
    'Ключ API недействителен, истёк или отозван.',
  ],
  wrongAddress: template(
    (p: { address: string }) => `该 API 密钥不允许从 ${p.address} 调用。`,
    (p) => `This API key is not allowed from ${p.address}.`,
    (p) => `Этот ключ API нельзя использовать с адреса ${p.address}.`,
  ),
  tooMany: template(
    (p: { max: number }) => `调用过于频繁：每个 API 密钥每分钟最多 ${p.max} 次。`,
    (p) => `Too many calls: up to ${p.max} per minute per API key.`,
    (p) => `Слишком много вызовов: не более ${p.max} в минуту на один ключ API.`,
  ),
  closed: [
    '该接口不对 API 密钥开放。',
    'This call is not available to API keys.',
    'Этот вызов недоступен для ключей API.',
  ],
  noScope: template(
    (p: { scopes: string }) => `该 API 密钥没有权限，需要以下授权之一：${p.scopes}。`,
    (p) => `This API key lacks the required scope; one of these is needed: ${p.scopes}.`,
    (p) => `У ключа API нет прав; для вызова нужно одно из: ${p.scopes}.`,
  ),
  addressWrong: [
    '请输入 IP 地址或网段，例如 203.0.113.7 或 203.0.113.0/24',
    'Enter an IP address or network, such as 203.0.113.7 or 203.0.113.0/24',
    'Введите IP-адрес или сеть, например 203.0.113.7 или 203.0.113.0/24',
  ],
  tooManyKeys: template(
    (p: { max: number }) => `一家企业最多 ${p.max} 个有效的 API 密钥，请先吊销不再使用的密钥。`,
    (p) => `Up to ${p.max} valid API keys per company. Please revoke those no longer used.`,
    (p) => `У компании не более ${p.max} действующих ключей API. Отзовите ненужные.`,
  ),
  expiryWrong: ['请选择一年以内的有效期', 'Choose a date within the next year', 'Выберите дату в пределах года'],
  keyAbsent: [
    '该 API 密钥不存在或已失效。',
    'API key not found or no longer valid.',
    'Ключ API не найден или уже не действует.',
  ],
  audienceWrong: template(
    (p: { host: string }) => `audience 与本网站不符，应为 ${p.host}`,
    (p) => `The audience does not match this site; it must be ${p.host}`,
    (p) => `Поле audience указывает на другой сайт; нужно ${p.host}`,
  ),
  notAgreed: [
    '没有可登录的用户：该用户不属于贵司，或尚未在账户中心同意通过该合作网站登录',
    'No user to sign in: the user does not belong to your company or has not consented to this partner in the account centre',
    'Вход невозможен: пользователь не состоит в вашей компании или не разрешил вход через этого партнёра в личном кабинете',
  ],
  expiring: template(
    (p: { name: string; day: string }) => ({
      title: `API 密钥即将到期：${p.name}`,
      content: `API 密钥“${p.name}”将于 ${p.day} 到期。请创建新密钥并在系统中更换，然后吊销旧密钥。`,
    }),
    (p) => ({
      title: `API key expires soon: ${p.name}`,
      content: `The API key “${p.name}” expires on ${p.day}. Create a new one, replace it in your systems, then revoke the old one.`,
    }),
    (p) => ({
      title: `Скоро истекает ключ API: ${p.name}`,
      content: `Ключ API «${p.name}» действует до ${p.day}. Создайте новый, замените его в своих системах и отзовите старый.`,
    }),
  ),
});
