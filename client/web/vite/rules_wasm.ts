import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { searchForWorkspaceRoot, type Plugin } from 'vite';

const kModule = 'virtual:rules-wasm';

/**
 * The rules core as a file of the page: `import address from 'virtual:rules-wasm'`. A build takes `file` in as
 * `assets/rules-[hash].wasm`; while the page is developed it is served from where it lies.
 */
export function rulesWasm(file: string): Plugin {
  return {
    name: 'hexcourt:rules-wasm',
    enforce: 'pre',
    config: () => ({ server: { fs: { allow: [searchForWorkspaceRoot(process.cwd()), dirname(file)] } } }),
    resolveId(id) {
      if (id !== kModule) return null;
      if (!existsSync(file)) this.error(`There is no ${file}: rules/build.sh ${file} makes it.`);
      return `${file}?url`;
    },
  };
}
