import { CONTRACT_TYPE_NAMES, LINE_NAMES } from '../../names.ts';

const zh = {
  types: CONTRACT_TYPE_NAMES.zh,
  lines: LINE_NAMES.zh,
  nameWithLine: (p: { type: string; line: string }) => `${p.type}（${p.line}）`,
  codeUnknown: '合同验证码无效，请核对后重输。',
  absent: '合同不存在。',
  templateAbsent: '合同模板不存在，请联系客户经理。',
  fileAbsent: '合同资源未找到。',
  factsMissing: '企业资料不完整，请先在企业信息中补充统一代码和法定代表人。',
  changed: '合同状态已变化，请刷新后重试。',
  decided: '该合同已被他人处理，请刷新。',
  notRead: '请先将合同阅读至末页，再开始签署。',
  alreadySigned: '您已签署该合同，请勿重复签署。',
  amountsHidden: '合同载有金额，您的账号不能查看，请联系企业主账号。',
  sealAgreement: '电子印章使用协议',
  template: {
    needed: '请选择文件。',
    unreadable: '文件无法作为模板读取，请上传不含外部链接的 .docx 文档。',
    syntax: (p: { names: string }) => `字段括号不完整：${p.names}`,
    unknown: (p: { names: string }) => `未知字段：${p.names}`,
    missing: (p: { names: string }) => `缺少必填字段：${p.names}`,
    undrawn: (p: { names: string }) => `服务器没有能显示这些字符的字体：${p.names}`,
    notDraft: '该版本已启用或停用，请上传新版本。',
    noCompany: '没有该企业。',
  },
  signerMissing: '请选择签署人。',
  trusteeNotInForce: '该授权委托不在有效期内，请选择其他受托人。',
  notMainland: '法定代表人证件类型暂不支持在线签署，请联系客服。',
  mobileMissing: '企业资料中没有法定代表人手机号，请先补充。',
  undrawn: (p: { names: string }) =>
    `服务器没有能显示合同中这些字符的字体，暂时无法生成：${p.names}。请联系客户经理。`,
  converterAbsent: '服务器未安装文档转换程序，暂时无法生成合同。',
  converterFailed: '合同生成失败，请稍后重试或联系客户经理。',
  converterBusy: '正在生成的合同较多，请稍后重试。',
  linkTooSoon: (p: { seconds: number }) => `签署链接刚刚发送，请 ${p.seconds} 秒后再试。`,
  linksTooMany: (p: { most: number }) => `同一合同 24 小时内最多发送 ${p.most} 次签署链接，请稍后再试。`,
  wrongCode: '验证码错误或已过期。',
  codeTooSoon: (p: { seconds: number }) => `验证码 ${p.seconds} 秒内只能发送一次，请稍后再试。`,
  linkWrong: '链接无效，请确认打开的是短信中的完整链接。',
  linkReplaced: '已发送新的链接，请打开最新短信中的链接。',
  linkExpired: (p: { hours: number }) => `链接有效期为 ${p.hours} 小时，现已过期，请联系企业重新发送。`,
  linkUsed:
    '该链接已在其他设备或浏览器中打开，请在原设备上继续，或请企业重新发送链接。如非本人操作，请立即联系企业。',
  linkSigned: '合同已通过该链接签署，无需再次操作。签署后的合同可由企业在平台下载。',
  linkEnded: '该合同目前无需签署，请联系企业。',
  messages: {
    newVersion: (p: { contract: string }) => ({
      title: `请重新签署：${p.contract}`,
      content: `${p.contract}已有新版本，请重新签署。原合同在新合同生效前继续有效。`,
    }),
    toCountersign: (p: { companyName: string; contractNo: string }) => ({
      title: `待会签合同：${p.companyName}`,
      content: `${p.companyName} 已签署合同 ${p.contractNo}，请会签。`,
    }),
    inForce: (p: { contractNo: string; endDate: string }) => ({
      title: `合同已生效：${p.contractNo}`,
      content: `合同 ${p.contractNo} 双方均已签署，有效期至 ${p.endDate}。`,
    }),
    refused: (p: { contractNo: string; reason: string }) => ({
      title: `合同被退回：${p.contractNo}`,
      content: `平台退回了合同 ${p.contractNo}。原因：${p.reason}。请处理后重新签署。`,
    }),
  },
};
export default zh;
