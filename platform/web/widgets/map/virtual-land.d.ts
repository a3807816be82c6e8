/** From `platform/web/build/landPlugin.ts`. */
declare module 'virtual:land' {
  const land: import('./landCoding.ts').EncodedLand;
  export default land;
}
