/** Tells the service worker that this page has opened, of which version it is, and what it has loaded. */
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import type { ToldToWorker } from '../service-worker/worker-names.ts'

/** This page's own first script: by it a version is known. */
export function firstScript(): string {
  return new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? location.href).pathname
}

/** What this page has loaded may be what the worker's list leaves out: what shows documents, the letters of another script. */
export function tellOpened(worker: ServiceWorker | null): void {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
  worker?.postMessage({
    type: 'opened',
    entry: firstScript(),
    language: currentLanguage(),
    files: [...new Set(files)],
  } satisfies ToldToWorker)
}
