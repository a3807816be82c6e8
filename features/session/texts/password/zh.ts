const zh = {
  change: '修改密码',
  oldPassword: '原密码',
  newPassword: '新密码',
  checkPass: '确认新密码',
  rule: '至少 8 位，须包含英文字母和数字',
  faults: {
    empty: '密码不能为空',
    weak: '密码长度不小于8位，且包含英文字母和数字',
    unchanged: '新密码不能与原密码相同',
    confirm: '请再次输入密码',
    differs: '两次输入密码不一致',
  },
  elsewhere: '修改后，该账号在其他设备上的登录将全部失效，需使用新密码重新登录。',
  first: '为保障账号安全，请先设置新密码，然后使用新密码登录。',
  submit: '确认修改',
  signOut: '退出登录',
};
export default zh;
