/** Texts of uploaded files (documents 5.1 and 8). */
const zh = {
  server: {
    absent: '文件不存在或已被删除。',
    unknownType: (p: { docType: string }) => `不支持的文件类别：${p.docType}。`,
    noneToDownload: '没有可下载的文件。',
    recordAbsent: '文件所属的业务不存在。',
    notAllowed: '您没有修改该文件的权限。',
    notAllowedTemplate: '只有平台人员可以维护模板文件。',
    noThumbnail: '该文件没有缩略图。',
    linkExpired: '分享链接无效或已过期。',
    companyFull: (p: { limit: number; left: number }) =>
      `贵公司的文件存储空间不足：共 ${p.limit} GB，剩余 ${p.left} GB。请删除不再需要的文件，或联系客服。`,
    personFull: (p: { limit: number; left: number }) =>
      `您的文件存储空间不足：共 ${p.limit} GB，剩余 ${p.left} GB。请删除不再需要的文件，或联系客服。`,
  },
  resourceTypes: {
    FZFP: '发票模板',
    FZHT: '合同模板',
    FZQD: '提箱清单模板',
    FZYS: '要素单证模板',
    AF: '异常费用凭证',
  },
};
export default zh;
