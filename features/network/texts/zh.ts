const zh = {
  server: {
    stationAbsent: '该车站不存在。',
    lineAbsent: '该线路不存在。',
    notOverseas: '只能选择境外公司作为代理。',
    stationWrong: '车站信息有误，请检查标出的内容。',
    unlocodeWrong: (p: { countryCode: string }) => `UN/LOCODE 应为 ${p.countryCode} 加三位字母或数字 2–9`,
    stationCodeTaken: '该国家已有车站使用此代码',
  },
};
export default zh;
