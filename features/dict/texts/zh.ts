import type { Trilingual } from '../../../platform/wire/language.ts';

const zh = {
  server: {
    absent: '该数据不存在或已被删除。',
    wrongEntry: '字典条目有误，请检查标出的内容。',
    labelNeeded: '请填写标签',
    noSuchType: '没有这个字典',
    valueTaken: '该字典中已有此键值',
    wrongType: '字典有误，请检查标出的内容。',
    nameNeeded: '请填写字典名称',
    keyTaken: '字典类型已被使用',
    hasEntries: (p: { name: Trilingual; labels: readonly Trilingual[]; count: number }) => {
      const told = p.labels.map((label) => label.zh).join('、');
      const rest = p.count > p.labels.length ? '等' : '';
      return `字典“${p.name.zh}”下仍有 ${p.count} 个条目（${told}${rest}），请先删除这些条目。`;
    },
    entriesStay: (p: { values: readonly string[] }) => `内置条目不能删除，可以停用：${p.values.join('、')}。`,
    typesStay: (p: { keys: readonly string[] }) => `内置字典不能删除，可以停用：${p.keys.join('、')}。`,
  },
  page: {
    types: {
      names: { zh: '中文名称', en: '英文名称', ru: '俄文名称' },
      title: '字典管理',
      subtitle: '页面与接口使用的各类词表',
      name: '字典名称',
      key: '字典类型',
      keyHint: '字母开头，仅含字母、数字与下划线；供程序读取',
      keyWrong: '须以字母开头，仅含字母、数字与下划线',
      add: '新增字典',
      edit: (p: { name: string }) => `编辑字典：${p.name}`,
      entries: '查看条目',
      added: '创建时间',
      empty: '还没有字典',
      refresh: '刷新缓存',
      refreshed: '缓存已刷新',
    },
    entries: {
      labels: { zh: '中文标签', en: '英文标签', ru: '俄文标签' },
      title: '字典条目',
      dictionary: '字典',
      label: '标签',
      value: '键值',
      valueHint: '写入业务数据的值',
      sort: '排序',
      colour: '颜色',
      colours: {
        default: '无底色',
        primary: '蓝色',
        success: '绿色',
        info: '灰色',
        warning: '橙色',
        danger: '红色',
      },
      cssClass: '样式类名',
      isDefault: '默认选中',
      default: '默认',
      add: '新增条目',
      edit: (p: { label: string }) => `编辑条目：${p.label}`,
      empty: '该字典还没有条目',
      noSuchDictionary: '没有这个字典，可能已被删除',
    },
    status: '状态',
    statuses: { '0': '启用', '1': '停用' },
    statusHint: '停用后不再提供选择',
    remark: '备注',
    saved: '保存成功',
    removed: '删除成功',
  },
};
export default zh;
