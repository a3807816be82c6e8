const zh = {
  title: '真人核验',
};
export default zh;
