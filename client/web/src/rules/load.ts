// Fetches the rules core when it is first needed; once a page.

import url from 'virtual:rules-wasm';
import { rulesOf } from './core';
import type { Rules } from './rules';

let loading: Promise<Rules> | null = null;

/** Rejects with a sentence where it cannot be had; the next call tries again. */
export function loadRules(): Promise<Rules> {
  loading ??= fetched().catch((cause: unknown) => {
    loading = null;
    throw new Error('The rules of the games could not be loaded.', { cause });
  });
  return loading;
}

async function fetched(): Promise<Rules> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  const { instance } = await instantiated(response);
  return rulesOf(instance);
}

/** Streaming takes WebAssembly's content type alone, in exactly this spelling; not every server names it. */
async function instantiated(response: Response): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  if (response.headers.get('content-type') === 'application/wasm') {
    return WebAssembly.instantiateStreaming(response);
  }
  return WebAssembly.instantiate(await response.arrayBuffer());
}
