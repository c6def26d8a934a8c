/** The address of the rules core (rules_wasm.ts). */
declare module 'virtual:rules-wasm' {
  const address: string;
  export default address;
}

/** What the build tells the service worker (offline.ts). */
declare const __FILES__: string[];
declare const __VERSION__: string;
