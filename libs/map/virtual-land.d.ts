/** From `libs/map/landPlugin.ts`. */
declare module 'virtual:land' {
  /** parsed when it is first asked for */
  export default function land(): import('./landCoding.ts').EncodedLand;
}
