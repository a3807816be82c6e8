const zh = {
  invalid: 'API 密钥无效、已过期或已吊销。',
  wrongAddress: (p: { address: string }) => `该 API 密钥不允许从 ${p.address} 调用。`,
  tooMany: (p: { max: number }) => `调用过于频繁：每个 API 密钥每分钟最多 ${p.max} 次。`,
  closed: '该接口不对 API 密钥开放。',
  noScope: (p: { scopes: string }) => `该 API 密钥没有权限，需要以下授权之一：${p.scopes}。`,
  addressWrong: '请输入 IP 地址或网段，例如 203.0.113.7 或 203.0.113.0/24',
  tooManyKeys: (p: { max: number }) => `一家企业最多 ${p.max} 个有效的 API 密钥，请先吊销不再使用的密钥。`,
  expiryWrong: '请选择一年以内的有效期',
  keyAbsent: '该 API 密钥不存在或已失效。',
  audienceWrong: (p: { host: string }) => `audience 与本网站不符，应为 ${p.host}`,
  notAgreed: '没有可登录的用户：该用户不属于本企业，或尚未在账户中心同意通过该合作网站登录',
  expiring: (p: { name: string; day: string }) => ({
    title: `API 密钥即将到期：${p.name}`,
    content: `API 密钥“${p.name}”将于 ${p.day} 到期。请创建新密钥并在系统中更换，然后吊销旧密钥。`,
  }),
};
export default zh;
