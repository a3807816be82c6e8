/** Texts of uploaded files (documents 5.1 and 8). */
const zh = {
  server: {
    absent: '文件不存在或已被删除。',
    recordAbsent: '文件所属的业务不存在。',
    notAllowed: '您没有修改该文件的权限。',
    notAllowedTemplate: '只有平台人员可以维护模板文件。',
    noThumbnail: '该文件没有缩略图。',
    linkExpired: '分享链接无效或已过期。',
  },
  resourceTypes: {
    FZFP: '发票模板',
    FZHT: '合同模板',
    FZQD: '装箱单模板',
    FZYS: '要素单证模板',
    AF: '费用凭证',
  },
};
export default zh;
