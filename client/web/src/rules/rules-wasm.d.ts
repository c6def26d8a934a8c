/** Where the compiled rules core is: vite/ compiles it. */
declare module 'virtual:rules-wasm' {
  const url: string;
  export default url;
}
