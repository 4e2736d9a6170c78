/**
 * The worker that reads receipts is WebAssembly, which the pages' policy does not allow. A worker has the policy that its own script came with:
 * so this one script may compile it, may ask this address alone, and can do nothing else (S116).
 */

/** As the build names what is made of web-kit/receipt/reading-worker.ts. */
const readingWorker = /^assets\/reading-worker-[\w-]+\.js$/

export const policyOfReadingWorker =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** @param file a built file, by its path below the front end's folder */
export function isReadingWorker(file: string): boolean {
  return readingWorker.test(file)
}
