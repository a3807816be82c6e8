/** From `libs/map/landPlugin.ts`. */
declare module 'virtual:land' {
  const land: import('./landCoding.ts').EncodedLand;
  export default land;
}
